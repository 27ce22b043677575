import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { REPORT_TEXT_MAX, SECOND_LOOK_TEXT_MIN } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { explanation } from '#web/forms/schema-parts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { secondLookTexts as texts } from './texts.ts'

const schema = z.object({
  texto: explanation({ min: SECOND_LOOK_TEXT_MIN, max: REPORT_TEXT_MAX }, texts.textShort),
})

type Values = z.infer<typeof schema>

interface SecondLookDialogProps {
  offer: OwnOffer
  isOpen: boolean
  onClose: () => void
}

/** The company's objection to the decision about its offer. */
export function SecondLookDialog({ offer, isOpen, onClose }: SecondLookDialogProps) {
  const formId = useId()
  const client = useQueryClient()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      size="narrow"
      hasUnsavedChanges={isDirty}
      isLocked={ask.isPending}
      footer={<SaveFooter form={formId} isPending={ask.isPending} saveLabel={texts.send} />}
    >
      <div className="grid gap-5">
        <p className="wrap-anywhere">{texts.about(offer.nombre)}</p>
        <TextForm
          id={formId}
          draft={`revision:${offer.emp_ofertas_id}`}
          isPending={ask.isPending}
          onDirtyChange={setIsDirty}
          onSubmit={({ texto }) => ask.mutate({ id: offer.emp_ofertas_id, texto })}
        />
      </div>
    </Dialog>
  )
}

function TextForm(frame: Omit<FormFrameProps<Values>, 'form' | 'children'>) {
  const form = useForm<Values>({ defaultValues: { texto: '' }, resolver: zodResolver(schema), shouldFocusError: false })
  return (
    <FormFrame form={form} {...frame}>
      <TextAreaField
        {...form.register('texto')}
        label={texts.text}
        description={texts.textHint}
        error={form.formState.errors.texto?.message}
        rows={5}
        required
      />
    </FormFrame>
  )
}
