import { demoCompanies } from './companies/demo-companies.ts'
import type { OfferSlot } from './offer-slots.ts'
import { isBeginner, type OfferTerms } from './offer-terms.ts'
import type { Random } from './random.ts'

const modalityTexts: Record<number, readonly string[]> = {
  2: [
    'Podrás teletrabajar dos días a la semana desde el primer mes.',
    'El modelo es híbrido: tres días en la oficina y dos en casa, que se acuerdan en el equipo.',
    'Combinamos presencia y teletrabajo a partes casi iguales.',
    'Puedes trabajar desde casa hasta tres días a la semana.',
  ],
  3: [
    'El puesto es a distancia, desde cualquier lugar de España, con dos encuentros presenciales al año.',
    'Trabajarás en remoto, con el equipo informático y la conexión a cargo de la empresa.',
    'Es un puesto en remoto; la oficina está abierta para quien quiera acercarse.',
    'El equipo está repartido por toda España y trabaja a distancia con reuniones breves.',
  ],
}

const introductions = new Map(demoCompanies.map((company) => [company.key, company.introductions]))

const seeks = /buscamos/i

interface OfferInWriting {
  random: Random
  slot: OfferSlot
  terms: OfferTerms
}

/** Three short paragraphs: why and who, what there is to do, what is offered. */
export function writeDescription({ random, slot, terms }: OfferInWriting): string {
  const { job, sector, hook, company } = slot
  // Not «buscamos» twice in a row.
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

/** Three to six of the job's, in its order, none of which contradicts what the offer says. */
export function chooseRequirements({ random, slot, terms }: OfferInWriting): string[] {
  const asksNoExperience = isBeginner(slot.title) && !isBeginner(slot.job.position)
  const fitting = slot.job.requirements.filter((requirement) => {
    if (asksNoExperience && aboutExperience.test(requirement)) return false
    if (terms.hours === null) return !requirement.includes('turno indicado')
    return !aboutHours.test(requirement)
  })
  const chosen = fitting.length < 3 ? slot.job.requirements : fitting
  return random.some(chosen, random.between(3, Math.min(6, chosen.length)))
}
