import { comparedRules, euros, isHighSalary, type Comparison } from './compared-rules.ts'
import { fraudRules } from './fraud-rules.ts'
import type { OfferLine } from '../../offer/lines.ts'
import { judgedTexts } from './judged-texts.ts'
import { findMinimumWage, lowSalaryRule, MINIMUM_WAGE } from './minimum-wage.ts'
import { normalizeText, type View, type Views } from './normalize-text.ts'
import { payRules } from './pay-rules.ts'
import type { RuleText, TextRule } from './rule.ts'
import { scamRules } from './scam-rules.ts'
import { neutralText } from './titles/neutral-text.ts'
import { neutralTitle } from './titles/neutral-title.ts'
import { titleRules } from './titles/title-rules.ts'
import { wordingRules } from './wording-rules.ts'

/** The parts of an offer that rules judge. */
export interface JudgedOffer extends Partial<Record<OfferLine, string | null>> {
  nombre: string
  descripcion: string
  requirements_list: readonly string[]
  /** Each with its options. */
  preguntas?: readonly string[]
  /** The names of its project and of its company, which candidates read beside it. Only the server knows them. */
  proyecto?: string
  empresa?: string
  salario_anual: number
  /** Gross euros an hour, where the pay is stated so. Then the year does not count. */
  salario_hora?: number | null
  mst_jornada_id: number | null
}

const textRules = { ...fraudRules, ...scamRules, ...wordingRules, ...payRules }
type TextRuleName = keyof typeof textRules

/** Every rule, by its name in the database. */
export const offerRules = {
  ...textRules,
  ...titleRules,
  ...comparedRules,
  low_salary: lowSalaryRule,
} satisfies Record<string, RuleText>

export type RuleName = keyof typeof offerRules
export type JudgedField = keyof typeof judgedTexts | 'salario_anual'

export interface Finding {
  rule: RuleName
  field: JudgedField
  /** The words of the offer that the rule found. */
  found: string
  /** The whole text of the field without it. */
  proposal?: string
}

export const isFraud = ({ rule }: Pick<Finding, 'rule'>): boolean => offerRules[rule].kind === 'fraude'

const FOUND_MAX = 120

/** No name of a company or a project has a link. «.NET/Java» is none. */
const LINK = /(?:https?:|www\.)\S{1,99}|\.(?!net\/(?!alta|registr|inscri|empleo))[a-z]{2,9}\/\S{1,99}/i

const ADDRESS = /(?:https?:\/\/|www\.)\S{1,99}/i
/** Only these may show an address. */
const sentences = new Set<string>(['descripcion', 'requirements_list', 'preguntas'])

type Texts = Readonly<Record<keyof typeof judgedTexts, string>>
const textFields = Object.values(judgedTexts)

/** The findings of the rules: at most one for each rule and field. Without a comparison only the text is judged. */
export function judgeOffer(offer: JudgedOffer, comparison?: Comparison): Finding[] {
  const texts = Object.fromEntries(textFields.map((field) => [field, [offer[field] ?? ''].flat().join('\n')])) as Texts
  const whole = textFields.map((field) => texts[field]).join(' ')
  const wholeViews = normalizeText(whole)
  const has = (pattern: RegExp | undefined) =>
    !pattern || viewsOf({ kind: 'fraude' }, wholeViews).some(({ text }) => pattern.test(text))
  const { salario_anual, salario_hora } = offer
  const salary = salario_hora ?? salario_anual
  const rules = (Object.keys(textRules) as TextRuleName[]).filter(
    (name) => has((textRules[name] as TextRule).needs) && !(name === 'vague_pay' && salary > 0),
  )
  const findings: Finding[] = []
  for (const field of textFields) {
    if (texts[field] === '') continue
    const views = normalizeText(texts[field])
    const linked = field === 'empresa' || field === 'proyecto' ? LINK : ADDRESS
    const link = sentences.has(field) ? undefined : linked.exec(texts[field])?.[0]
    if (link) findings.push({ rule: 'hidden_link', field, found: link })
    for (const rule of rules) {
      const found = findIn(texts[field], views, textRules[rule])
      if (found && !(link && rule === 'hidden_link')) findings.push({ rule, field, found: found.words })
    }
  }
  const isOneField = textFields.filter((field) => texts[field] !== '').length === 1
  for (const rule of rules) {
    if (isOneField || textRules[rule].kind !== 'fraude' || findings.some((finding) => finding.rule === rule)) continue
    // It begins in one field and ends in another: all that candidates read of an offer is one text.
    const found = findIn(whole, wholeViews, textRules[rule])
    // «Punto Com» after a title is the name of a company.
    if (!found || (rule === 'hidden_link' && /punto/i.test(found.words))) continue
    findings.push({ rule, field: fieldAt(texts, found.start), found: found.words })
  }
  const minimum = salario_hora
    ? MINIMUM_WAGE.hour
    : findMinimumWage(offer.mst_jornada_id, wholeViews.words[0]?.text ?? '')
  if (salary > 0 && minimum !== undefined && salary < minimum) {
    findings.push({ rule: 'low_salary', field: 'salario_anual', found: `${salary} €` })
  }
  const named = titles.reduce((all, field) => nameInTitle(field, offer[field] ?? '', all), findings)
  const all = [...named, ...findInTexts(offer)]
  return comparison ? [...all, ...findCompared(offer, comparison)] : all
}

/** The fields that name the job. */
const titles = ['nombre', 'puesto_propio'] as const

/** Adds what is not neutral in a title. Findings about sex, age and looks in it have the same proposal. */
function nameInTitle(field: (typeof titles)[number], title: string, findings: Finding[]): Finding[] {
  const neutral = neutralTitle(title)
  if (!neutral) return findings
  const { gendered, young, looks, proposal } = neutral
  const rules: RuleName[] = looks === undefined ? ['sex', 'age'] : ['sex', 'age', 'looks']
  const isOfTitle = (finding: Finding) => finding.field === field && rules.includes(finding.rule)
  const named = findings.map((finding) => (isOfTitle(finding) ? { ...finding, proposal } : finding))
  const has = (rule: RuleName) => named.some((finding) => finding.field === field && finding.rule === rule)
  if (gendered !== undefined && !has('sex')) named.push({ rule: 'gendered_title', field, found: gendered, proposal })
  if (young !== undefined && !has('age')) named.push({ rule: 'age', field, found: young, proposal })
  if (looks !== undefined && !has('looks')) named.push({ rule: 'looks', field, found: looks, proposal })
  return named
}

function* findInTexts({ descripcion, requirements_list }: JudgedOffer): Generator<Finding> {
  const rule = 'gendered_text'
  const described = neutralText(descripcion)
  if (described?.gendered) {
    yield { rule, field: 'descripcion', found: described.gendered, proposal: described.proposal }
  }
  const required = requirements_list.map(neutralText).find((neutral) => neutral?.gendered)?.gendered
  if (required !== undefined) yield { rule, field: 'requirements_list', found: required }
}

/** The field that holds this place of the whole text. */
function fieldAt(texts: Texts, place: number): JudgedField {
  let end = 0
  return textFields.find((field) => place < (end += texts[field].length + 1)) ?? 'descripcion'
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

function findIn(original: string, views: Views, rule: TextRule): { words: string; start: number } | undefined {
  for (const { text, origins } of viewsOf(rule, views)) {
    const match = rule.patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .find((found) => !isInnocent(text, found, rule))
    if (match) {
      const start = origins[match.index] ?? 0
      const last = origins[match.index + match[0].length - 1] ?? original.length - 1
      return { words: original.slice(start, last + 1).slice(0, FOUND_MAX), start }
    }
  }
  return undefined
}

/** Numbers count in all rules of fraud, however they are written. */
function viewsOf({ isPhone, kind }: Pick<TextRule, 'isPhone' | 'kind'>, { words, phones }: Views): readonly View[] {
  if (isPhone) return phones
  return kind === 'fraude' ? [...words, ...phones] : words
}

const BEFORE_MAX = 80

/** Whether what stands before the match, in its sentence, makes it innocent. */
function isInnocent(text: string, { 0: found, index }: RegExpExecArray, { unlessAfter, neverInnocent }: TextRule) {
  if (!unlessAfter || neverInnocent?.test(found)) return false
  return unlessAfter.test(text.slice(Math.max(0, index - BEFORE_MAX), index).replace(/^[^]{0,80}[.;\n]/, ''))
}
