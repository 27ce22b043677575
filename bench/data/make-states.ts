import { daysBefore } from '#demo/days.ts'
import { APPLICATION_DECISIONS, type ApplicationState } from '#contract/values/applications/application-states.ts'
import type { Value } from './copy-rows.ts'

// Of twenty applications eight are unread, five read, three shortlisted, and one in each other state.
const states: ApplicationState[] = [
  ...Array<ApplicationState>(8).fill('enviada'),
  ...Array<ApplicationState>(5).fill('leida'),
  ...Array<ApplicationState>(3).fill('preseleccionada'),
  'entrevista',
  'contratada',
  'descartada',
  'retirada',
]

// Odd, so that each offer has applications in several states.
const stateOf = (n: number): ApplicationState => states[(n * 7) % states.length] ?? 'enviada'

const isAnswer = (state: ApplicationState): boolean => APPLICATION_DECISIONS.some((decision) => decision === state)

const YEAR = 365
/** Of so many nobody has been told. */
const NEW = 500
/** A company has so many days to answer. */
const ANSWER_DAYS = 30

/** The day on which the application at this place was sent: all days of a year have as many. */
export const sentOn = (n: number, { applications, today }: Span): string =>
  daysBefore(today, Math.floor(YEAR * (1 - (n + 1) / applications)))

interface Span {
  applications: number
  /** YYYY-MM-DD */
  today: string
}

/** The state of the application at this place, since when it has it, when the company answered, and when it was too late to. */
export function standingOf(n: number, span: Span) {
  const state = stateOf(n)
  const day = sentOn(n, span)
  const isLate = day < daysBefore(span.today, ANSWER_DAYS) && (state === 'enviada' || state === 'leida')
  return {
    state,
    at: state === 'enviada' ? null : day,
    answeredAt: isAnswer(state) ? day : null,
    unansweredAt: isLate ? daysBefore(day, -ANSWER_DAYS) : null,
  }
}

/** The histories of the applications. */
export function* makeEvents(span: Span): Iterable<Value[]> {
  for (let n = 0; n < span.applications; n += 1) {
    const state = stateOf(n)
    const day = sentOn(n, span)
    const isNew = n >= span.applications - NEW
    yield [n + 1, null, 'enviada', day, 'candidato', isNew ? 'f' : 't', isNew ? day : null]
    if (state === 'enviada') continue
    if (state === 'retirada') {
      yield [n + 1, 'enviada', 'retirada', day, 'candidato', 'f', null]
      continue
    }
    yield [n + 1, 'enviada', 'leida', day, 'empresa', 'f', null]
    if (state !== 'leida') yield [n + 1, 'leida', state, day, 'empresa', 'f', null]
  }
}
