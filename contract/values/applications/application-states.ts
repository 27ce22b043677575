/** The states of an application as people read them, in the order in which a person may pass through them. */
export const stateNames = {
  enviada: 'Enviada',
  leida: 'Leída',
  preseleccionada: 'Preseleccionada',
  entrevista: 'Entrevista',
  contratada: 'Contratada',
  descartada: 'Descartada',
  cerrada: 'Cerrada',
  retirada: 'Retirada',
} as const

export type ApplicationState = keyof typeof stateNames

/** Their names on the wire and in the table. */
export const APPLICATION_STATES = Object.keys(stateNames) as [ApplicationState, ...ApplicationState[]]

/** Actors that change a state. The system acts when an offer ends, an account goes or a term passes. */
export const APPLICATION_ACTORS = ['empresa', 'candidato', 'sistema'] as const

export type ApplicationActor = (typeof APPLICATION_ACTORS)[number]

type Moves = Partial<Record<ApplicationActor, readonly ApplicationState[]>>

/** A company's decisions about a person. Each is an answer. */
export const APPLICATION_DECISIONS = ['preseleccionada', 'entrevista', 'contratada', 'descartada'] as const

/**
 * Which state may follow which, and who may do it. Server, buttons and tests follow from this table. `leida` is never chosen: it follows
 * from opening an application or its CV. Only a person withdraws, and only a person applies again after that. Nothing discards by itself.
 */
export const TRANSITIONS: Record<ApplicationState, Moves> = {
  enviada: { empresa: ['leida', ...APPLICATION_DECISIONS, 'cerrada'], candidato: ['retirada'], sistema: ['cerrada'] },
  leida: { empresa: [...APPLICATION_DECISIONS, 'cerrada'], candidato: ['retirada'], sistema: ['cerrada'] },
  preseleccionada: {
    empresa: ['entrevista', 'contratada', 'descartada', 'cerrada'],
    candidato: ['retirada'],
    sistema: ['cerrada'],
  },
  entrevista: {
    empresa: ['preseleccionada', 'contratada', 'descartada', 'cerrada'],
    candidato: ['retirada'],
    sistema: ['cerrada'],
  },
  contratada: { empresa: ['descartada'], candidato: ['retirada'] },
  descartada: { empresa: ['preseleccionada', 'entrevista', 'contratada'] },
  cerrada: { empresa: ['preseleccionada', 'entrevista', 'contratada'] },
  retirada: { candidato: ['enviada'] },
}

/** The states from which this actor may move an application to the given one. */
export const statesBefore = (to: ApplicationState, actor: ApplicationActor): ApplicationState[] =>
  APPLICATION_STATES.filter((from) => TRANSITIONS[from][actor]?.includes(to))

/** The states that a company may choose for an application, for its buttons: without `leida` and `cerrada`, which follow from other acts. */
export const choicesFor = (from: ApplicationState): ApplicationState[] =>
  (TRANSITIONS[from].empresa ?? []).filter((to) => to !== 'leida' && to !== 'cerrada')

/** The states in which a person still waits for the company. An offer that ends closes them. */
export const OPEN_STATES = statesBefore('cerrada', 'sistema')

/** Whether `estado` of an application is 1 while its offer takes applications. */
export const isLiveState = (state: ApplicationState): boolean => OPEN_STATES.includes(state) || state === 'contratada'
