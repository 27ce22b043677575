import { spanishNumber } from '../spanish/number.ts'
import type { RuleText } from './rule.ts'

/** Facts about other offers, which only the server knows. Forms judge without them. */
export interface Comparison {
  /** An operator has rejected the same name and description of the same company. */
  isRejectedText: boolean
  /** Another company has published the same description before, and candidates find it. */
  isCopiedText: boolean
  /** Gross euros a year, each the middle of its range: of this offer, and usual in its position. Null: too few offers to compare, or no salary. */
  salaries: { own: number; usual: number } | null
}

/** From so many letters and digits on a description that two companies have is a copy. Shorter ones are alike by chance. */
export const COPIED_TEXT_MIN = 250

/** A salary of more than so many times the usual one is far above it. */
const HIGH_SALARY_TIMES = 2.5

export const isHighSalary = ({ salaries }: Comparison): boolean =>
  salaries !== null && salaries.own > HIGH_SALARY_TIMES * salaries.usual

export const euros = (amount: number): string => `${spanishNumber(amount)} €`

export const comparedRules = {
  rejected_text: {
    kind: 'fraude',
    title: 'Texto ya rechazado',
    reason: 'Esta empresa ya publicó este texto y lo rechazamos.',
    advice: 'Corrige lo que te explicamos en la oferta rechazada.',
    law: 'Ninguna ley lo prohíbe: es una norma de este sitio.',
  },
  copied_text: {
    kind: 'fraude',
    title: 'Descripción de otra empresa',
    reason: 'Otra empresa publicó antes esta misma descripción. Copiar ofertas reales es habitual en las falsas.',
    advice: 'Describe el puesto con tus propias palabras.',
    law: 'Condiciones de uso de este sitio: cada oferta debe corresponder a un puesto real.',
  },
  high_salary: {
    kind: 'redaccion',
    title: 'Salario muy por encima de lo habitual',
    reason: 'Las ofertas de este puesto pagan mucho menos. Un salario increíble es un cebo habitual.',
    advice: 'Revisa si sobra un cero, o explica por qué es tan alto.',
    law: 'Condiciones de uso de este sitio, que no admiten descripciones engañosas.',
  },
} satisfies Record<string, RuleText>
