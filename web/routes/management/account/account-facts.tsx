import type { ManagedAccountDetails } from '#web/api/types.ts'
import { momentInMadrid, spanishDay } from '#web/format/time/date.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { AccountStateBadge } from '../accounts/account-state-badge.tsx'
import { roleTexts } from '../accounts/texts.ts'
import { Facts } from './facts.tsx'
import { accountTexts as texts, companyTexts } from './texts.ts'

const inText = 'w-fit font-medium underline underline-offset-4'

const yesOrNo = (value: boolean) => (value ? texts.yes : texts.no)

/** Facts of every account. */
export function AccountFacts({ account }: { account: ManagedAccountDetails }) {
  const { dispositivo, se_borra: destroyed } = account
  return (
    <Facts
      title={texts.facts}
      facts={[
        { label: texts.role, value: roleTexts[account.tipo] },
        { label: texts.state, value: <AccountStateBadge state={account.estado} /> },
        { label: texts.email, value: account.correo, isWide: true },
        { label: texts.confirmed, value: yesOrNo(account.confirmada) },
        { label: texts.created, value: momentInMadrid(account.creada) },
        { label: texts.used, value: spanishDay(account.ultimo_uso) },
        { label: texts.destroyed, value: destroyed && momentInMadrid(destroyed) },
        { label: texts.device, value: dispositivo === null ? null : yesOrNo(dispositivo) },
      ]}
    >
      <AppLink href={`/gestion/registro?cuenta=${account.cuenta_id}`} className={inText}>
        {texts.acts}
      </AppLink>
    </Facts>
  )
}

type Company = NonNullable<ManagedAccountDetails['perfil']>

export function CompanyFacts({ company }: { company: Company }) {
  return (
    <Facts
      title={companyTexts.title}
      facts={[
        { label: companyTexts.name, value: company.nombre },
        { label: companyTexts.plan, value: companyTexts.plans[company.plan] },
        { label: companyTexts.verification, value: companyTexts.verifications[company.verificacion] },
        { label: companyTexts.offers, value: companyTexts.offerCount(company.ofertas, company.ofertas_activas) },
      ]}
    >
      <AppLink href={`/gestion/revision/empresas/${company.emp_empresas_id}`} className={inText}>
        {companyTexts.review}
      </AppLink>
    </Facts>
  )
}
