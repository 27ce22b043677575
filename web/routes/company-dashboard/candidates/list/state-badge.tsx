import type { CompanyCandidate } from '#web/api/types.ts'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { MailIcon, PencilIcon } from '#web/ui/icons.tsx'
import { deskTexts, stateNames } from '../texts.ts'

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

type Row = Pick<CompanyCandidate, 'estado_candidatura'> &
  Partial<Pick<CompanyCandidate, 'tiene_notas' | 'mensaje_pendiente'>>

/** The state of an application, whether its person waits for an answer to a message, and whether there are notes. */
export function StateBadge({ of: { estado_candidatura: state, tiene_notas, mensaje_pendiente } }: { of: Row }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      {mensaje_pendiente && <MailIcon size={16} role="img" aria-hidden={undefined} aria-label={deskTexts.hasMessage} />}
      {tiene_notas && <PencilIcon size={16} role="img" aria-hidden={undefined} aria-label={deskTexts.hasNotes} />}
    </span>
  )
}
