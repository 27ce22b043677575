import { useMutation, useQueryClient } from '@tanstack/react-query'
import { REASON_MAX, REASON_MIN } from '#contract/constants.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import type { ManagedAccountDetails } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { explanation } from '#web/forms/schema-parts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { accessTexts as texts, changeTexts } from './texts.ts'

export type AccessChange = keyof typeof changeTexts

export const interruptedNameOf = (accountId: number, change: AccessChange): string => `acceso:${accountId}:${change}`

const text = {
  label: texts.reason,
  description: texts.reasonNote,
  rows: 3,
  required: true,
  schema: explanation({ min: REASON_MIN, max: REASON_MAX }, texts.reasonShort),
}

interface AccessDialogProps {
  account: ManagedAccountDetails
  change: AccessChange
  isOpen: boolean
  onClose: () => void
}

/** Asks for the reason, which the owner reads, and disables the account or enables it again. */
export function AccessDialog({ account, change, isOpen, onClose }: AccessDialogProps) {
  const { cuenta_id: id, tipo } = account
  const client = useQueryClient()
  const notice = useNotice()
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
    <ReasonDialog<null>
      {...{ isOpen, onClose, text }}
      title={own.title}
      about={tipo === 'empresa' ? own.companyNote : own.note}
      send={own.button}
      isDanger={isDisabled}
      interruptedName={interruptedNameOf(id, change)}
      isPending={save.isPending}
      onSubmit={({ texto }) => save.mutate({ id, desactivada: isDisabled, motivo: texto })}
    />
  )
}
