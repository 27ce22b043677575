import * as z from 'zod'
import { demoCompanies } from '../companies/demo-companies.ts'
import type { Random } from '../random.ts'
import { readData } from '../read-data.ts'
import type { OfferSlot } from './choose-slots.ts'
import { HYBRID, isBeginner, REMOTE, type OfferTerms } from './choose-terms.ts'

const { hybrid, remote } = readData(
  'texts/modalities.json',
  z.strictObject({ hybrid: z.array(z.string()), remote: z.array(z.string()) }),
)
const modalityTexts: Record<number, readonly string[]> = { [HYBRID]: hybrid, [REMOTE]: remote }

const introductions = new Map(demoCompanies.map((company) => [company.key, company.introductions]))

const seeks = /buscamos/i

/** Three short paragraphs: reason and company, tasks, benefits. */
export function writeDescription(random: Random, slot: OfferSlot, terms: OfferTerms): string {
  const { job, sector, hook, company } = slot
  // Avoids «buscamos» in two consecutive sentences.
  const known = introductions.get(company) ?? []
  const introduction = random.pick(seeks.test(hook) ? known.filter((sentence) => !seeks.test(sentence)) : known)
  const opening = random.pickWeighted([
    [[hook, introduction], 5],
    [[introduction, hook], 3],
    [[hook], 2],
  ])
  const tasks = random.some(job.tasks, random.chance(0.6) ? 2 : 3)
  const modality = modalityTexts[terms.modalityId]
  const offered = [
    random.pick(sector.perks),
    ...(terms.hours ? [terms.hours] : []),
    ...(modality ? [random.pick(modality)] : []),
  ]
  return [opening, tasks, offered].map((sentences) => sentences.join(' ')).join('\n')
}

const aboutHours = /turno|(fin|fines) de semana|flexibilidad horaria|de tarde|alguna tarde|noches|guardias/i
const aboutExperience = /\baños?\b|experiencia|meses/i

/** Three to six requirements of the job, in its order, that do not contradict the offer. */
export function chooseRequirements(random: Random, slot: OfferSlot, terms: OfferTerms): string[] {
  const asksNoExperience = isBeginner(slot.title) && !isBeginner(slot.job.position)
  const fitting = slot.job.requirements.filter((requirement) => {
    if (asksNoExperience && aboutExperience.test(requirement)) return false
    if (terms.hours === null) return !requirement.includes('turno indicado')
    return !aboutHours.test(requirement)
  })
  const chosen = fitting.length < 3 ? slot.job.requirements : fitting
  return random.some(chosen, random.between(3, Math.min(6, chosen.length)))
}
