import { comparedRules, euros, isHighSalary, type Comparison } from './compared-rules.ts'
import { fraudRules } from './fraud-rules.ts'
import { findMinimumWage, lowSalaryRule } from './minimum-wage.ts'
import { normalizeText, type Views } from './normalize-text.ts'
import type { RuleText, TextRule } from './rule.ts'
import { wordingRules } from './wording-rules.ts'

/** The parts of an offer that rules judge. */
export interface JudgedOffer {
  nombre: string
  descripcion: string
  requirements_list: readonly string[]
  /** Each with its options. */
  preguntas?: readonly string[]
  /** The names of its project and of its company, which candidates read beside it. Only the server knows them. */
  proyecto?: string
  empresa?: string
  salario_anual: number
  mst_jornada_id: number | null
}

const textRules = { ...fraudRules, ...wordingRules }
type TextRuleName = keyof typeof textRules

/** Every rule, by its name in the database. */
export const offerRules = {
  ...textRules,
  ...comparedRules,
  low_salary: lowSalaryRule,
} satisfies Record<string, RuleText>

export type RuleName = keyof typeof offerRules
export type JudgedField =
  'nombre' | 'descripcion' | 'requirements_list' | 'preguntas' | 'proyecto' | 'empresa' | 'salario_anual'

export interface Finding {
  rule: RuleName
  field: JudgedField
  /** The words of the offer that the rule found. */
  found: string
}

export const isFraud = ({ rule }: Pick<Finding, 'rule'>): boolean => offerRules[rule].kind === 'fraude'

const FOUND_MAX = 120

/** What the rules find in an offer: at most once for each rule and field. Without a comparison its text alone is judged. */
export function judgeOffer(offer: JudgedOffer, comparison?: Comparison): Finding[] {
  const texts = {
    nombre: offer.nombre,
    descripcion: offer.descripcion,
    requirements_list: offer.requirements_list.join('\n'),
    preguntas: offer.preguntas?.join('\n') ?? '',
    proyecto: offer.proyecto ?? '',
    empresa: offer.empresa ?? '',
  }
  const findings: Finding[] = []
  let words = ''
  for (const field of ['nombre', 'descripcion', 'requirements_list', 'preguntas', 'proyecto', 'empresa'] as const) {
    const views = normalizeText(texts[field])
    words += `${views.words[0]?.text ?? ''}\n`
    for (const rule of Object.keys(textRules) as TextRuleName[]) {
      const found = findIn(texts[field], views, textRules[rule])
      if (found !== undefined) findings.push({ rule, field, found })
    }
  }
  const { salario_anual: salary } = offer
  const minimum = findMinimumWage(offer.mst_jornada_id, words)
  if (salary > 0 && minimum !== undefined && salary < minimum) {
    findings.push({ rule: 'low_salary', field: 'salario_anual', found: `${salary} €` })
  }
  return comparison ? [...findings, ...findCompared(offer, comparison)] : findings
}

function* findCompared({ nombre, descripcion }: JudgedOffer, comparison: Comparison): Generator<Finding> {
  const { isRejectedText, isCopiedText, salaries } = comparison
  if (isRejectedText) yield { rule: 'rejected_text', field: 'nombre', found: nombre.slice(0, FOUND_MAX) }
  if (isCopiedText) yield { rule: 'copied_text', field: 'descripcion', found: descripcion.slice(0, FOUND_MAX) }
  if (salaries && isHighSalary(comparison)) {
    const found = `${euros(salaries.own)}; lo habitual: ${euros(salaries.usual)}`
    yield { rule: 'high_salary', field: 'salario_anual', found }
  }
}

function findIn(original: string, views: Views, rule: TextRule): string | undefined {
  for (const { text, origins } of rule.isPhone ? [views.phone] : views.words) {
    const match = rule.patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .find((found) => !isInnocent(text, found, rule))
    if (match) {
      const last = origins[match.index + match[0].length - 1] ?? original.length - 1
      return original.slice(origins[match.index], last + 1).slice(0, FOUND_MAX)
    }
  }
  return undefined
}

const BEFORE_MAX = 80

/** Whether what stands before the match, in its sentence, makes it innocent. */
function isInnocent(text: string, { 0: found, index }: RegExpExecArray, { unlessAfter, neverInnocent }: TextRule) {
  if (!unlessAfter || neverInnocent?.test(found)) return false
  return unlessAfter.test(text.slice(Math.max(0, index - BEFORE_MAX), index).replace(/^[^]{0,80}[.;\n]/, ''))
}
