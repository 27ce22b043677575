import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { reviewReasons } from '#contract/values/review-reasons.ts'
import { spanishDeadline } from '#contract/values/spanish/deadline.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { classes } from '#web/ui/classes.ts'
import { AlertIcon, ClockIcon, InfoIcon } from '#web/ui/icons.tsx'
import { reviewTexts as texts } from '../texts.ts'

/** The review part of the answer to a save. */
export interface SavedReview {
  estado_revision: OwnOffer['revision']['estado']
  aviso: string | null
}

/**
 * The notice beside the success of a save where candidates do not find the offer. It stays until it is closed. Of a public offer only the card
 * says more: a second notice would cover the buttons of the next dialog.
 */
export function reviewNotice({ estado_revision: state, aviso }: SavedReview) {
  if (!aviso || state === 'en_cola') return undefined
  return { tone: 'warning' as const, message: aviso }
}

const looks = {
  en_cola: { color: 'bg-blue-soft text-blue', Icon: ClockIcon },
  retenida: { color: 'bg-yellow-soft text-ink', Icon: InfoIcon },
  rechazada: { color: 'bg-red-soft text-red', Icon: AlertIcon },
}

/** The state of the review. Nothing for an approved offer or a draft. */
export function ReviewNote({ offer }: { offer: OwnOffer }) {
  const { estado: state } = offer.revision
  if (state === 'aprobada') return null
  const lines = linesOf(offer)
  if (lines.length === 0) return null
  const { color, Icon } = looks[state]
  return (
    <div className={classes('flex gap-2.5 rounded-control p-3 text-14', color)}>
      <Icon size={18} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

function linesOf({ revision, estado, caducada, emp_proyectos_id: project }: OwnOffer): string[] {
  const { estado: state, revisar_antes: until, motivo: reason, explicacion: note, aviso: found } = revision
  if (state === 'rechazada') {
    return [texts.rejected(reviewReasons[reason ?? 'otra'].because), ...(note ? [note] : []), texts.mend]
  }
  if (estado !== ACTIVE || caducada || !until) return []
  const moment = new Date(until)
  // A moment of the past would be no promise.
  const when = moment < new Date() ? texts.soon : texts.before(spanishDeadline(moment))
  if (state === 'retenida') return [texts.held(when), ...(found ? [found] : [])]
  return project.estado === INACTIVE ? [] : [texts.published(when)]
}
