import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import type { Application } from '#web/api/types.ts'
import { daysBetween } from '#web/format/time/age.ts'

/** After how many days without an answer the term passed, of somebody who still waits. Otherwise null. */
export function daysWithoutAnswer(application: Application): number | null {
  const { sin_respuesta: passedOn, estado_candidatura: state, fecha_creacion: sentOn } = application
  return passedOn === null || !OPEN_STATES.includes(state) ? null : daysBetween(sentOn, passedOn)
}
