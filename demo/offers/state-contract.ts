import type { ContractType, ExperienceLevel } from '#contract/constants.ts'
import type { EndlessOffer } from './choose-end.ts'
import { stateTerms, type Terms } from './state-terms.ts'

/** An offer without what is derived from its texts. */
export type PlainOffer = Omit<
  EndlessOffer,
  Exclude<keyof Terms, 'annualSalary'> | 'contractType' | 'experience' | 'vacancies'
>

/** Adds a range of salaries, a contract, an experience and vacancies that fit the texts. The same offer always gets the same. */
export function stateContract(offer: PlainOffer): EndlessOffer {
  const number = Array.from(offer.name + offer.company).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const salaryMax = number % 2 === 0 ? Math.ceil((offer.annualSalary * 1.12) / 500) * 500 : null
  return {
    ...offer,
    ...stateTerms({ ...offer, salaryMax }, number),
    contractType: contractOf(offer, number),
    experience: experienceOf(offer, number),
    vacancies: number % 8 === 0 ? 2 + (number % 3) : 1,
  }
}

function contractOf({ name, description }: PlainOffer, number: number): ContractType | null {
  const text = `${name} ${description}`
  if (/indefinido/i.test(text)) return 'indefinido'
  if (/prácticas|beca\b/i.test(name)) return 'practicas'
  if (/fij[oa]s?[ -]discontinu/i.test(text)) return 'fijo_discontinuo'
  if (/campaña de|temporada|sustitución|contrato temporal/i.test(text)) return 'temporal'
  return number % 5 === 0 ? null : 'indefinido'
}

function experienceOf({ name, description, requirements }: PlainOffer, number: number): ExperienceLevel | null {
  const text = [name, description, ...requirements].join(' ')
  if (/sin experiencia|no (?:hace falta|es necesaria|se requiere) experiencia/i.test(text)) return 'sin_experiencia'
  if (/prácticas|beca\b|junior|ayudante|auxiliar/i.test(name)) return 'junior'
  if (/s[eé]nior|jefe|jefa|responsable|director/i.test(name)) return 'senior'
  return number % 3 === 0 ? null : 'intermedio'
}
