import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { ManagedAccountDetails } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { useSend } from '#web/forms/use-send.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { reasonField } from './reason-field.ts'
import { accessTexts as texts, changeTexts, reasonTexts } from './texts.ts'

type AccessChange = keyof typeof changeTexts

const interruptedNameOf = (accountId: number, change: AccessChange): string => `acceso:${accountId}:${change}`

const told = reasonField(reasonTexts.told)
const kept = reasonField()

/** Whether the owner may enter, and what helps them or keeps them out. */
export function AccessCard({ account }: { account: ManagedAccountDetails }) {
  const { cuenta_id: id, desactivada_desde: since } = account
  const links = account.confirmada ? (['contrasena'] as const) : (['contrasena', 'confirmacion'] as const)
  const changes: AccessChange[] = [...links, since === null ? 'disable' : 'enable']
  const asked = useSubject<AccessChange>()
  useReopening(changes.map((change) => [interruptedNameOf(id, change), () => asked.open(change)]))
  return (
    <Card as="section" className="grid grid-cols-1 content-start justify-items-start gap-4">
      <h2 className="text-20 font-semibold" tabIndex={-1} data-focus-home="">
        {texts.title}
      </h2>
      <p>{since === null ? texts.open : texts.closed(momentInMadrid(since))}</p>
      {changes.map((change) => (
        <Button key={change} variant="secondary" onClick={() => asked.open(change)}>
          {changeTexts[change].button}
        </Button>
      ))}
      <AccessDialog
        account={account}
        change={asked.subject ?? 'contrasena'}
        isOpen={asked.isOpen}
        onClose={asked.close}
      />
    </Card>
  )
}

interface AccessDialogProps {
  account: ManagedAccountDetails
  change: AccessChange
  isOpen: boolean
  onClose: () => void
}

/** Asks for the reason, and sends a link, or disables the account or enables it again. Of the latter two the owner reads it. */
function AccessDialog({ account, change, isOpen, onClose }: AccessDialogProps) {
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
