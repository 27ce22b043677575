import { stateNames, type ApplicationState } from '#contract/values/applications/application-states.ts'

const quoted = (state: ApplicationState) => `«${stateNames[state]}»`

const people = (count: number) => (count === 1 ? 'una candidatura' : `${count} candidaturas`)

export const moved = (count: number, to: ApplicationState) =>
  count === 1 ? `Has movido la candidatura a ${quoted(to)}.` : `Has movido ${people(count)} a ${quoted(to)}.`

export const undone = (count: number) => `Has deshecho el cambio de ${people(count)}.`

export const noneUndone = 'No hemos deshecho nada: las candidaturas han cambiado desde entonces.'

/** The sentence of `application_moved` for one application. */
export function cannotMove(from: ApplicationState, to: ApplicationState): string {
  if (from === 'retirada') return 'No hemos guardado nada: la persona ha retirado su candidatura.'
  if (from === to) return `Esta candidatura ya está en ${quoted(to)}.`
  return `No hemos guardado nada: esta candidatura está ahora en ${quoted(from)}. Revísala antes de moverla a ${quoted(to)}.`
}

/** The same where none of several can be moved. */
export const cannotMoveAny = (to: ApplicationState) =>
  `No hemos guardado nada: ninguna de estas candidaturas puede pasar a ${quoted(to)}. Revisa en qué estado están.`

/** The sentence of `company_suspended` where a company wants to go on with somebody. */
export const suspendedGoesNoFurther =
  'Tu empresa está suspendida: puedes leer candidaturas y descartarlas, pero no seguir adelante con ellas. Escríbenos si crees que es un error.'

/** The sentence of `too_many_tries` where one application was moved too often. */
export const movedTooOften =
  'Hoy ya has movido esta candidatura muchas veces, y la persona recibe un mensaje de casi todas. Vuelve a intentarlo mañana.'

export const noteAdded = 'Nota guardada.'
export const noteDeleted = 'Nota eliminada.'
