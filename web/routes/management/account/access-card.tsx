import type { ManagedAccountDetails } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { AccessDialog, interruptedNameOf, type AccessChange } from './access-dialog.tsx'
import { accessTexts as texts, changeTexts } from './texts.ts'

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
