import type { QueuedCompany } from '#web/api/types.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { companyStateTexts } from './texts.ts'

type State = QueuedCompany['estado_verificacion']

const tones: Record<State, BadgeTone> = {
  pendiente: 'blue',
  verificada: 'green',
  rechazada: 'red',
  suspendida: 'red',
  sin_pedir: 'gray',
}

export function CompanyStateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{companyStateTexts[state]}</Badge>
}
