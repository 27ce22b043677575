import { normalizeText } from '../offer-rules/normalize-text.ts'
import { questionRules, type QuestionRule, type QuestionRuleName } from './question-rules.ts'

export interface RefusedQuestion {
  name: QuestionRuleName
  rule: QuestionRule
}

/** Why no company may ask this of those who apply; undefined where it may. The text holds the options too, each on a line. */
export function judgeQuestion(text: string): RefusedQuestion | undefined {
  const { words } = normalizeText(text)
  for (const name of Object.keys(questionRules) as QuestionRuleName[]) {
    const rule: QuestionRule = questionRules[name]
    const isFound = rule.patterns.some((pattern) => words.some((view) => view.text.search(pattern) >= 0))
    if (isFound) return { name, rule }
  }
  return undefined
}
