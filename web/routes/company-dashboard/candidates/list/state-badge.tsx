import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { stateNames } from '../texts.ts'

const tones: Record<ApplicationState, BadgeTone> = {
  enviada: 'blue',
  leida: 'gray',
  preseleccionada: 'yellow',
  entrevista: 'yellow',
  contratada: 'green',
  descartada: 'red',
  cerrada: 'gray',
  retirada: 'gray',
}

export function StateBadge({ state }: { state: ApplicationState }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
