import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { REASON_MAX, REASON_MIN } from '#contract/constants.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import type { ManagedAccountDetails } from '#web/api/types.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { explanation } from '#web/forms/schema-parts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { accessTexts as texts, changeTexts } from './texts.ts'

export type AccessChange = keyof typeof changeTexts

export const draftOf = (accountId: number, change: AccessChange): string => `acceso:${accountId}:${change}`

const schema = z.object({
  motivo: explanation({ min: REASON_MIN, max: REASON_MAX }, texts.reasonShort),
})

interface AccessDialogProps {
  account: ManagedAccountDetails
  change: AccessChange
  isOpen: boolean
  onClose: () => void
}

/** Asks for the reason, which the owner reads, and disables the account or enables it again. */
export function AccessDialog({ account, change, isOpen, onClose }: AccessDialogProps) {
  const { cuenta_id: id, tipo } = account
  const form = useId()
  const client = useQueryClient()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
  const own = changeTexts[change]
  const isDisabled = change === 'disable'
  const save = useMutation(
    queries.managedAccounts.disableAccount.mutationOptions({
      onSuccess: () => {
        notice.success(own.done)
        onClose()
      },
      onError: (error) => notice.error(limitSentence(error, texts.failed)),
      onSettled: () => client.invalidateQueries({ queryKey: queries.managedAccounts.key() }),
    }),
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={own.title}
      size="narrow"
      hasUnsavedChanges={isDirty}
      isLocked={save.isPending}
      footer={<SaveFooter form={form} isPending={save.isPending} saveLabel={own.button} isDanger={isDisabled} />}
    >
      <p className="mb-5">{tipo === 'empresa' ? own.companyNote : own.note}</p>
      <ReasonForm
        id={form}
        draft={draftOf(id, change)}
        isPending={save.isPending}
        onDirtyChange={setIsDirty}
        onSubmit={({ motivo }) => save.mutate({ id, desactivada: isDisabled, motivo })}
      />
    </Dialog>
  )
}

function ReasonForm(frame: Omit<FormFrameProps<z.infer<typeof schema>>, 'form' | 'children'>) {
  const form = useForm({ defaultValues: { motivo: '' }, resolver: zodResolver(schema), shouldFocusError: false })
  return (
    <FormFrame {...frame} form={form}>
      <TextAreaField
        {...form.register('motivo')}
        label={texts.reason}
        description={texts.reasonNote}
        error={form.formState.errors.motivo?.message}
        rows={3}
        required
      />
    </FormFrame>
  )
}
