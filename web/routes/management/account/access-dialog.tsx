import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { ManagedAccountDetails } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { useSend } from '#web/forms/use-send.ts'
import { reasonField } from './reason-field.ts'
import { accessTexts as texts, changeTexts } from './texts.ts'

export type AccessChange = keyof typeof changeTexts

export const interruptedNameOf = (accountId: number, change: AccessChange): string => `acceso:${accountId}:${change}`

const text = reasonField(texts)

interface AccessDialogProps {
  account: ManagedAccountDetails
  change: AccessChange
  isOpen: boolean
  onClose: () => void
}

/** Asks for the reason, which the owner reads, and disables the account or enables it again. */
export function AccessDialog({ account, change, isOpen, onClose }: AccessDialogProps) {
  const { cuenta_id: id, tipo } = account
  const own = changeTexts[change]
  const isDisabled = change === 'disable'
  const { send, isPending } = useSend(api.managedAccounts.disableAccount, {
    done: own.done,
    failed: texts.failed,
    stale: queries.managedAccounts.key(),
    onDone: onClose,
  })
  return (
    <ReasonDialog<null>
      {...{ isOpen, onClose, text }}
      title={own.title}
      about={tipo === 'empresa' ? own.companyNote : own.note}
      send={own.button}
      isDanger={isDisabled}
      interruptedName={interruptedNameOf(id, change)}
      isPending={isPending}
      onSubmit={({ texto }) => send({ id, desactivada: isDisabled, motivo: texto })}
    />
  )
}
