import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { ManagedAccountDetails } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { useSend } from '#web/forms/use-send.ts'
import { reasonField } from './reason-field.ts'
import { accessTexts as texts, changeTexts } from './texts.ts'

export type AccessChange = keyof typeof changeTexts

export const interruptedNameOf = (accountId: number, change: AccessChange): string => `acceso:${accountId}:${change}`

const told = reasonField(texts)
const kept = reasonField({ ...texts, reasonNote: texts.reasonKept })

interface AccessDialogProps {
  account: ManagedAccountDetails
  change: AccessChange
  isOpen: boolean
  onClose: () => void
}

/** Asks for the reason, and sends a link, or disables the account or enables it again. Of the latter two the owner reads it. */
export function AccessDialog({ account, change, isOpen, onClose }: AccessDialogProps) {
  const { cuenta_id: id, tipo } = account
  const own = changeTexts[change]
  const isDisabled = change === 'disable'
  const isLink = change === 'contrasena' || change === 'confirmacion'
  const call = (motivo: string): Promise<unknown> =>
    isLink
      ? api.managedAccounts.sendLink({ id, enlace: change, motivo })
      : api.managedAccounts.disableAccount({ id, desactivada: isDisabled, motivo })
  const { send, isPending } = useSend(call, {
    done: own.done,
    failed: texts.failed,
    stale: queries.managedAccounts.key(),
    onDone: onClose,
  })
  return (
    <ReasonDialog<null>
      {...{ isOpen, onClose }}
      text={isLink ? kept : told}
      title={own.title}
      about={tipo === 'empresa' && 'companyNote' in own ? own.companyNote : own.note}
      send={own.button}
      isDanger={isDisabled}
      interruptedName={interruptedNameOf(id, change)}
      isPending={isPending}
      onSubmit={({ texto }) => send(texto)}
    />
  )
}
