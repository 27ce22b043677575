import type { ManagedAccount } from '#web/api/types.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { stateTexts } from './texts.ts'

const tones: Record<ManagedAccount['estado'], BadgeTone> = {
  activa: 'green',
  sin_confirmar: 'gray',
  suspendida: 'red',
  desactivada: 'red',
  cerrada: 'red',
}

export function AccountStateBadge({ state }: { state: ManagedAccount['estado'] }) {
  return <Badge tone={tones[state]}>{stateTexts[state]}</Badge>
}
