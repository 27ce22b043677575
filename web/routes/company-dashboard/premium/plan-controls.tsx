import type { Company } from '#web/api/types.ts'
import { subscriptionTexts as texts } from './texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PortalButton } from './portal-button.tsx'
import { UpgradeButton } from './upgrade-button.tsx'

interface PlanControlsProps {
  company: Company
  /** Hides the upgrade button, so that nobody pays twice. */
  mayHavePaid: boolean
  className: string
}

/** The company's actions on its plan. */
export function PlanControls({ company, mayHavePaid, className }: PlanControlsProps) {
  if (company.suscripcion === 'premium') return <PortalButton className={className}>{texts.manage}</PortalButton>
  return mayHavePaid ? null : <UpgradeButton className={className} />
}

/** A failed charge does not end Premium at once. */
export function ChargeWarning({ company }: { company: Company }) {
  if (company.suscripcion !== 'premium' || !company.pago_fallido) return null
  return (
    <Banner className="mt-4" tone="warning" action={<PortalButton size="small">{texts.mendCharge}</PortalButton>}>
      {texts.chargeFailed}
    </Banner>
  )
}
