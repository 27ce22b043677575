import type { ManagedAccount } from '#web/api/types.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { AccountStateBadge } from './account-state-badge.tsx'
import { accountsTexts as texts, roleTexts } from './texts.ts'

/** One account of the list. The whole card leads to its page. */
export function ManagedAccountCard({ account }: { account: ManagedAccount }) {
  const created = spanishDay(todayInMadrid(new Date(account.creada)))
  return (
    <Card as="article" isInteractive className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-semibold wrap-anywhere">
          <AppLink href={`/gestion/cuentas/${account.cuenta_id}`} className="stretched">
            {account.empresa ?? texts.number(account.cuenta_id)}
          </AppLink>
        </h3>
        <p className="text-14 text-gray-text wrap-anywhere">
          {account.empresa ? `${texts.number(account.cuenta_id)} · ${account.correo}` : account.correo}
        </p>
        <p className="text-14 text-gray-text">
          {`${texts.created(created)} · ${texts.used(spanishDay(account.ultimo_uso))}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="blue">{roleTexts[account.tipo]}</Badge>
        <AccountStateBadge state={account.estado} />
      </div>
    </Card>
  )
}
