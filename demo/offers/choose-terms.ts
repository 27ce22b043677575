import type { OfferSlot } from './choose-slots.ts'
import type { Random } from '../random.ts'

const ON_SITE = 1
export const HYBRID = 2
export const REMOTE = 3
const FULL_TIME = 1
export const PART_TIME = 2

// The minimum wage in Spain: 14 payments of 1221 euros. A full-time offer below it would be illegal.
const LOWEST_WAGE = 17_100
const FULL_WEEK = 40
const HALF_WEEK = 20
// So many offers pay the middle of their range.
const MIDDLE_SHARE = 0.075

export interface OfferTerms {
  modalityId: number
  workdayId: number
  /** The sentence about the working hours, unless the title states them. */
  hours: string | null
  annualSalary: number
}

const modalities = {
  office: [
    [ON_SITE, 55],
    [HYBRID, 45],
  ],
  digital: [
    [ON_SITE, 22],
    [HYBRID, 44],
    [REMOTE, 34],
  ],
} as const

/** Modality, workday, hours and salary that fit each other and the title. */
export function chooseTerms(random: Random, slot: OfferSlot): OfferTerms {
  const { job, sector } = slot
  const modalityId = job.desk ? random.pickWeighted(modalities[job.desk]) : ON_SITE
  const isPartTime = random.chance(job.partTime ?? 0)
  const sentence = random.pick(isPartTime ? sector.partTime : sector.fullTime)
  const isOfShop = modalityId !== ON_SITE && /turno|descanso/.test(sentence)
  const isStated = !isOfShop && !statesHours.test(`${slot.title} ${slot.hook}`) && (isPartTime || random.chance(0.6))
  const weekly = isStated ? weeklyHours(sentence) : HALF_WEEK
  const share = isPartTime ? weekly / FULL_WEEK : 1
  return {
    modalityId,
    workdayId: isPartTime ? PART_TIME : FULL_TIME,
    hours: isStated ? sentence : null,
    annualSalary: chooseSalary(random, slot, share),
  }
}

const statesHours =
  /turno|noche|tarde|mañana|(fin|fines) de semana|sábado|primera hora|desayuno|verano|viernes|jornada|horario/i

const numbers: Record<string, number> = {
  'treinta horas': 30,
  veinticinco: 25,
  veinticuatro: 24,
  'veinte horas': 20,
  dieciséis: 16,
  quince: 15,
  'doce horas lectivas': 20,
}

/** The hours per week that a sentence states. */
function weeklyHours(sentence: string): number {
  const stated = Object.entries(numbers).find(([words]) => sentence.includes(words))
  return stated?.[1] ?? HALF_WEEK
}

const isLeader = (title: string): boolean => /^(Jefe|Responsable|Coordinador|Director|Supervisor|Encargado)/.test(title)

/** Whether the title is for beginners, so that no years of experience are required. */
export const isBeginner = (title: string): boolean => /^(Ayudante|Auxiliar)|júnior|en formación/.test(title)

function chooseSalary(random: Random, slot: OfferSlot, share: number): number {
  const [least, most] = slot.job.salary
  const place = random.chance(MIDDLE_SHARE) ? 0.5 : random.next()
  const fullTime = least + (most - least) * place
  const raised = fullTime * rankOf(slot)
  return roundSalary(Math.max(raised, LOWEST_WAGE) * share)
}

/** Adjusts the salary to the seniority in the title. */
function rankOf({ title, job }: OfferSlot): number {
  if (isLeader(title) && !isLeader(job.position)) return 1.18
  if (isBeginner(title) && !isBeginner(job.position)) return 0.88
  return 1
}

const roundSalary = (salary: number): number => {
  const step = salary < 22_000 ? 100 : 500
  return Math.ceil(salary / step) * step
}
