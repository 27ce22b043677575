import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Company } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { useSite } from '#web/document/site.ts'
import { stateTexts } from '#web/texts.ts'
import { freePlanTexts } from '#web/api/payment-texts.ts'
import { companyTexts as texts } from './texts.ts'
import { subscriptionTexts } from './premium/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PremiumBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BriefcaseIcon, CalendarIcon, ClockIcon, PencilIcon, PinIcon } from '#web/ui/icons.tsx'
import { HeaderSkeleton } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { EditCompanyDialog } from './edit-company-dialog.tsx'
import { PaymentReturnBanner } from './premium/payment-return-banner.tsx'
import { ChargeWarning, PlanControls } from './premium/plan-controls.tsx'
import { UpgradeButton } from './premium/upgrade-button.tsx'
import { useFreshAfterPortal } from './premium/use-fresh-after-portal.ts'
import { usePaymentReturn } from './premium/use-payment-return.ts'

export function CompanyHeader({ company }: { company: UseQueryResult<Company> }) {
  useFailureNotice(company.isError, texts.loadFailed)
  const payment = usePaymentReturn(company.data)
  useFreshAfterPortal()
  return (
    <Card as="section">
      {!company.data && <h1 className="sr-only">{texts.pageTitle}</h1>}
      {company.data && <Facts company={company.data} mayHavePaid={payment.isUnsettled} />}
      {!company.data && company.isError && (
        <ErrorState title={texts.loadFailed} action={<FailedControls onRetry={() => void company.refetch()} />} />
      )}
      {company.isPending && <HeaderSkeleton shape="square" />}
      <PaymentReturnBanner payment={payment} />
      {company.data && <ChargeWarning company={company.data} />}
    </Card>
  )
}

function Facts({ company, mayHavePaid }: { company: Company; mayHavePaid: boolean }) {
  const [isEditing, setIsEditing] = useState(false)
  const city = company.mst_ciudades_id?.nombre
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={company.nombre} src={company.logo_link} size="large" />
      <div className="grid min-w-0 flex-1 basis-50 gap-1.5 small:basis-60">
        <h1 className="line-clamp-6 text-20 font-bold text-wrap wrap-anywhere small:text-24 large:text-28">
          {`${company.nombre} (${company.acronimo})`}
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-gray-text">
          <Fact icon={<CalendarIcon size={18} />}>{texts.registeredOn(spanishDay(company.fecha_alta))}</Fact>
          {city && <Fact icon={<PinIcon size={18} />}>{texts.inCity(city)}</Fact>}
          <PlanFacts company={company} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-small:w-full">
        <Button
          variant="secondary"
          icon={<PencilIcon />}
          aria-label={texts.editCompany}
          onClick={() => setIsEditing(true)}
          className={mobileButton}
        >
          {texts.edit}
        </Button>
        <PlanControls company={company} mayHavePaid={mayHavePaid} className={mobileButton} />
      </div>
      <EditCompanyDialog company={company} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  )
}

function PlanFacts({ company }: { company: Company }) {
  const maxOffers = useSite()?.freeMaxActiveOffers
  const { suscripcion: plan, suscripcion_hasta: endsOn } = company
  if (plan === 'gratis') {
    return (
      maxOffers !== undefined && <Fact icon={<BriefcaseIcon size={18} />}>{freePlanTexts.inHeader(maxOffers)}</Fact>
    )
  }
  return (
    <>
      <PremiumBadge />
      {endsOn && <Fact icon={<ClockIcon size={18} />}>{subscriptionTexts.endsOn(spanishDay(endsOn))}</Fact>}
    </>
  )
}

/** The specification keeps the button to Premium. Without the company, the button shows a notice. */
function FailedControls({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="secondary" onClick={onRetry}>
        {stateTexts.retry}
      </Button>
      <UpgradeButton />
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** Two buttons side by side from 360 px on, stacked where they don't fit. */
const mobileButton = 'max-small:grow max-small:px-3 max-small:text-14'
