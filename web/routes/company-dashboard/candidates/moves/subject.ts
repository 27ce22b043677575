import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import type { CompanyCandidate } from '#web/api/types.ts'

/** An application to move. `state` is the one that was seen. */
export interface Subject {
  id: number
  name: string
  state: ApplicationState
}

type Shown = Pick<CompanyCandidate, 'can_cv_ofertas_id' | 'estado_candidatura'> & {
  nb_usuarios_id: { nombre: string; primer_apellido: string }
}

export const nameOf = ({ nb_usuarios_id: person }: Pick<Shown, 'nb_usuarios_id'>): string =>
  `${person.nombre} ${person.primer_apellido}`

export const subjectOf = (row: Shown): Subject => ({
  id: row.can_cv_ofertas_id,
  name: nameOf(row),
  state: row.estado_candidatura,
})
