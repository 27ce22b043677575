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

interface StateBadgeProps {
  state: ApplicationState
  hasNotes?: boolean
  /** The person has written and waits for an answer. */
  hasMessage?: boolean
}

export function StateBadge({ state, hasNotes = false, hasMessage = false }: StateBadgeProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      {hasMessage && <MailIcon size={16} role="img" aria-hidden={undefined} aria-label={deskTexts.hasMessage} />}
      {hasNotes && <PencilIcon size={16} role="img" aria-hidden={undefined} aria-label={deskTexts.hasNotes} />}
    </span>
  )
}
