import { REPORT_TEXT_MAX, SECOND_LOOK_TEXT_MIN } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { explanation } from '#web/forms/schema-parts.ts'
import { useSend } from '#web/forms/use-send.ts'
import { secondLookTexts as texts } from './texts.ts'

const text = {
  label: texts.text,
  description: texts.textHint,
  rows: 5,
  required: true,
  schema: explanation({ min: SECOND_LOOK_TEXT_MIN, max: REPORT_TEXT_MAX }, texts.textShort),
}

interface SecondLookDialogProps {
  offer: OwnOffer
  isOpen: boolean
  onClose: () => void
}

/** The company's objection to the decision about its offer. */
export function SecondLookDialog({ offer, isOpen, onClose }: SecondLookDialogProps) {
  const { send, isPending } = useSend(api.reports.askSecondLook, {
    failed: texts.failed,
    over: ({ status }) => (status === 404 || status === 409) && texts.changed,
    stale: queries.reports.key(),
    onDone: onClose,
  })
  return (
    <ReasonDialog<null>
      {...{ isOpen, onClose, text }}
      title={texts.title}
      about={texts.about(offer.nombre)}
      send={texts.send}
      interruptedName={`revision:${offer.emp_ofertas_id}`}
      isPending={isPending}
      onSubmit={({ texto }) => send({ id: offer.emp_ofertas_id, texto })}
    />
  )
}
