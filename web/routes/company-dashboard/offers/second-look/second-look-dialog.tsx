import { useMutation, useQueryClient } from '@tanstack/react-query'
import { REPORT_TEXT_MAX, SECOND_LOOK_TEXT_MIN } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { explanation } from '#web/forms/schema-parts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
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
  const client = useQueryClient()
  const notice = useNotice()
  const renew = () => client.invalidateQueries({ queryKey: queries.reports.key() })
  const ask = useMutation(
    queries.reports.askSecondLook.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        onClose()
        return renew()
      },
      onError: (error) => {
        if (!hasStatus(error, 404) && !hasStatus(error, 409)) return notice.error(texts.failed)
        notice.info(texts.changed)
        onClose()
        return renew()
      },
    }),
  )
  return (
    <ReasonDialog<null>
      {...{ isOpen, onClose, text }}
      title={texts.title}
      about={texts.about(offer.nombre)}
      send={texts.send}
      interruptedName={`revision:${offer.emp_ofertas_id}`}
      isPending={ask.isPending}
      onSubmit={({ texto }) => ask.mutate({ id: offer.emp_ofertas_id, texto })}
    />
  )
}
