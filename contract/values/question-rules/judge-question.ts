import { normalizeText } from '../offer-rules/normalize-text.ts'
import { asksAgeBand } from './age-bands.ts'
import { foreignPatterns } from './foreign-patterns.ts'
import { labelPatterns } from './label-patterns.ts'
import { readPoliteForm } from './polite-form.ts'
import { questionRules, type QuestionRule, type QuestionRuleName } from './question-rules.ts'

export interface RefusedQuestion {
  name: QuestionRuleName
  rule: QuestionRule
}

const names = Object.keys(questionRules) as QuestionRuleName[]

function breaks(name: QuestionRuleName, text: string): boolean {
  if (name === 'age' && asksAgeBand(text)) return true
  const patterns = [questionRules[name].patterns, labelPatterns[name], foreignPatterns[name]].flat()
  return patterns.some((pattern) => text.search(pattern) >= 0)
}

/**
 * The reason why no company may ask this; undefined for an allowed question. The text holds the question, then the
 * options, then the unit, each on a line.
 */
export function judgeQuestion(text: string): RefusedQuestion | undefined {
  const views = normalizeText(text.trim()).words.map((view) => readPoliteForm(view.text))
  const name = names.find((its) => views.some((view) => breaks(its, view)))
  return name && { name, rule: questionRules[name] }
}
