import { DECISIONS, type ApplicationState } from '#contract/values/application-states.ts'
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

const isAnswer = (state: ApplicationState): boolean => DECISIONS.some((decision) => decision === state)

/** The state of the application at this place, since when it has it, and when the company answered. */
export function standingOf(n: number, today: string) {
  const state = stateOf(n)
  return { state, at: state === 'enviada' ? null : today, answeredAt: isAnswer(state) ? today : null }
}

/** The histories of the applications, without the row for «sent»: those of releases before states have none. */
export function* makeEvents(applications: number, today: string): Iterable<Value[]> {
  for (let n = 0; n < applications; n += 1) {
    const state = stateOf(n)
    if (state === 'enviada') continue
    if (state === 'retirada') {
      yield [n + 1, 'enviada', 'retirada', today, 'candidato']
      continue
    }
    yield [n + 1, 'enviada', 'leida', today, 'empresa']
    if (state !== 'leida') yield [n + 1, 'leida', state, today, 'empresa']
  }
}
