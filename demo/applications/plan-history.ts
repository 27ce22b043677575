import type { ApplicationActor, ApplicationState } from '#contract/values/applications/application-states.ts'
import { CLOSING_DAYS } from '#contract/constants.ts'
import type { ClosingCause } from '#contract/values/applications/closing-causes.ts'
import type { DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import { daysBefore, daysBetween } from '../days.ts'
import type { DemoOffer } from '../offers/demo-offer.ts'
import type { Random } from '../random.ts'
import { letters } from './letters.ts'

/** A change of an application. `day` as YYYY-MM-DD, `hour` in Spain. */
export interface DemoStep {
  from: ApplicationState | null
  to: ApplicationState
  actor: ApplicationActor
  day: string
  hour: number
  reason: DiscardReason | ClosingCause | null
  letter: string | null
}

interface Plan {
  random: Random
  offer: Pick<DemoOffer, 'state' | 'expiresOn' | 'coveredOn'>
  createdOn: string
  today: string
  /** The state that somebody who looks at the demo should see. */
  wanted: ApplicationState | undefined
}

// Nobody in the demo waits longer for an answer.
const LONGEST_WAIT = 25
const SENT_AT = 9

type Weights = readonly (readonly [ApplicationState, number])[]

const fresh: Weights = [
  ['enviada', 40],
  ['leida', 35],
  ['preseleccionada', 20],
  ['descartada', 5],
]
const usual: Weights = [
  ['enviada', 14],
  ['leida', 22],
  ['preseleccionada', 16],
  ['entrevista', 15],
  ['descartada', 20],
  ['contratada', 4],
  ['retirada', 9],
]
const old: Weights = [
  ['preseleccionada', 8],
  ['entrevista', 10],
  ['descartada', 50],
  ['contratada', 14],
  ['retirada', 18],
]
const ended: Weights = [
  ['cerrada', 45],
  ['descartada', 27],
  ['contratada', 14],
  ['retirada', 14],
]

const paths: Record<ApplicationState, readonly (readonly ApplicationState[])[]> = {
  enviada: [[]],
  leida: [['leida']],
  preseleccionada: [['leida', 'preseleccionada']],
  entrevista: [
    ['leida', 'preseleccionada', 'entrevista'],
    ['leida', 'entrevista'],
  ],
  contratada: [['leida', 'preseleccionada', 'entrevista', 'contratada']],
  descartada: [
    ['leida', 'descartada'],
    ['leida', 'preseleccionada', 'entrevista', 'descartada'],
  ],
  retirada: [['retirada'], ['leida', 'retirada'], ['leida', 'preseleccionada', 'retirada']],
  cerrada: [['cerrada'], ['leida', 'cerrada'], ['leida', 'preseleccionada', 'cerrada']],
}

/** The history of an application in the order of time. The table of transitions allows each step. */
export function planHistory({ random, offer, createdOn, today, wanted }: Plan): [DemoStep, ...DemoStep[]] {
  const end = endOf(offer, today)
  const age = daysBetween(createdOn, today)
  const target = wanted ?? random.pickWeighted(end ? ended : weightsOf(age))
  const path = random.pick(paths[target])
  const isOpen = target === 'preseleccionada' || target === 'entrevista'
  // Until yesterday, so that it is the same at every hour of today.
  const most = end ? daysBetween(createdOn, end.day) : Math.max(0, age - 1)
  const span = Math.min(
    most,
    isOpen && age > LONGEST_WAIT ? age - random.between(1, 20) : path.length * random.between(1, 4),
  )
  const sent = {
    from: null,
    to: 'enviada',
    actor: 'candidato',
    day: createdOn,
    hour: SENT_AT,
    reason: null,
    letter: null,
  } as const
  const steps = path.map((to, index): DemoStep => {
    const isEnd = to === 'cerrada' && end
    const daysLater = Math.ceil((span * (index + 1)) / path.length)
    return {
      from: path[index - 1] ?? 'enviada',
      to,
      day: isEnd ? end.day : daysBefore(createdOn, -daysLater),
      hour: SENT_AT + 2 * (index + 1),
      ...(isEnd ? closing(random, end.cause) : decision(random, to, path[index - 1])),
    }
  })
  return [sent, ...steps]
}

const weightsOf = (age: number): Weights => {
  if (age > LONGEST_WAIT) return old
  return age < LONGEST_WAIT / 5 ? fresh : usual
}

/** When and why the applications to an offer were closed, or null. */
function endOf({ coveredOn, expiresOn }: Plan['offer'], today: string): { day: string; cause: ClosingCause } | null {
  if (coveredOn) return { day: coveredOn, cause: 'cubierta' }
  const closedOn = daysBefore(expiresOn, -CLOSING_DAYS - 1)
  return closedOn <= today ? { day: closedOn, cause: 'caducada' } : null
}

type Told = Pick<DemoStep, 'actor' | 'reason' | 'letter'>

const closing = (random: Random, cause: ClosingCause): Told =>
  cause === 'cubierta'
    ? { actor: 'empresa', reason: cause, letter: random.pick(letters.cerrada) }
    : { actor: 'sistema', reason: cause, letter: null }

const afterTalk: readonly DiscardReason[] = ['condiciones', 'otra_persona']
const afterReading: readonly DiscardReason[] = ['otro_perfil', 'experiencia', 'idiomas']

function decision(random: Random, to: ApplicationState, from: ApplicationState | undefined): Told {
  if (to === 'retirada') return { actor: 'candidato', reason: null, letter: null }
  if (to === 'descartada') {
    const reason = random.pick(from === 'entrevista' ? afterTalk : afterReading)
    return { actor: 'empresa', reason, letter: letters.descartada[reason] ?? null }
  }
  const choices = to === 'preseleccionada' || to === 'entrevista' || to === 'contratada' ? letters[to] : [null]
  return { actor: 'empresa', reason: null, letter: random.pick(choices) }
}
