import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import type { Company, Verification } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { useSite } from '#web/document/site.ts'
import { stateTexts } from '#web/texts.ts'
import { freePlanTexts } from '#web/api/payment-texts.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { companyTexts as texts } from './texts.ts'
import { subscriptionTexts } from './premium/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PremiumBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ChevronDownIcon, PencilIcon } from '#web/ui/icons.tsx'
import { HeaderSkeleton } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { EditCompanyDialog } from './edit-company-dialog.tsx'
import { PageButton } from './page/page-dialog.tsx'
import { PaymentReturnBanner } from './premium/payment-return-banner.tsx'
import { ChargeWarning, PlanControls } from './premium/plan-controls.tsx'
import { UpgradeButton } from './premium/upgrade-button.tsx'
import { useFreshAfterPortal } from './premium/use-fresh-after-portal.ts'
import { VerifiedDetails } from './verification/verification-card.tsx'
import { usePaymentReturn } from './premium/use-payment-return.ts'

export function CompanyHeader({ company }: { company: UseQueryResult<Company> }) {
  useFailureNotice(company.isError, texts.loadFailed)
  const verification = useQuery(queries.verification.getVerification.queryOptions())
  // On phones a verified company has a lower header: it does not get lower after it has come. No second attempt is waited for.
  const isUnknown = !verification.isFetched && verification.failureCount === 0
  const shown = isUnknown ? undefined : company.data
  const payment = usePaymentReturn(company.data)
  useFreshAfterPortal()
  return (
    <Card as="section" hasPadding={false} className="px-4 py-2 small:px-5 small:py-3">
      {!shown && <h1 className="sr-only">{texts.pageTitle}</h1>}
      {shown && <Facts company={shown} mayHavePaid={payment.isUnsettled} isVerified={isSettled(verification.data)} />}
      {!company.data && company.isError && (
        <ErrorState title={texts.loadFailed} action={<FailedControls onRetry={() => void company.refetch()} />} />
      )}
      {!shown && !company.isError && <HeaderSkeleton shape="square" />}
      <PaymentReturnBanner payment={payment} />
      {company.data && <ChargeWarning company={company.data} />}
    </Card>
  )
}

/** Verified, and nothing is left to do for it. */
const isSettled = (verification: Verification | undefined): boolean =>
  verification?.estado_verificacion === 'verificada' && verification.correo !== 'pendiente'

interface FactsProps {
  company: Company
  mayHavePaid: boolean
  isVerified: boolean
}

/** On phones the header of a verified company is one line, and a press shows its facts. */
function Facts({ company, mayHavePaid, isVerified }: FactsProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const rest = isVerified && !isWhole && 'max-small:hidden'
  useReopening([['empresa', () => setIsEditing(true)]])
  const city = company.mst_ciudades_id?.nombre
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-75 items-center gap-3">
        <Avatar name={company.nombre} src={company.logo_link} size="small" />
        <div className="grid min-w-0 flex-1">
          <h1
            className={classes(
              'line-clamp-2 text-18 leading-snug font-bold text-wrap wrap-anywhere small:text-20',
              rest && 'max-small:line-clamp-1 max-small:text-16 max-small:break-all',
            )}
          >
            {`${company.nombre} (${company.acronimo})`}
          </h1>
          <div className={classes('flex flex-wrap items-center gap-x-3 text-13 text-gray-text', rest)}>
            <Fact>{texts.registeredOn(spanishDay(company.fecha_alta))}</Fact>
            {city && <Fact>{texts.inCity(city)}</Fact>}
            <PlanFacts company={company} />
          </div>
        </div>
        {isVerified && (
          <IconButton
            variant="quiet"
            label={texts.moreOfCompany}
            icon={<ChevronDownIcon className={isWhole ? 'rotate-180' : ''} />}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            className="-mr-2 small:hidden"
          />
        )}
        <IconButton label={texts.editCompany} icon={<PencilIcon />} onClick={() => setIsEditing(true)} />
      </div>
      <div className={classes('contents', rest)}>
        <VerifiedDetails />
        <PageButton company={company} />
        <PlanControls company={company} mayHavePaid={mayHavePaid} className="max-small:px-3 max-small:text-14" />
      </div>
      <EditCompanyDialog company={company} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  )
}

function PlanFacts({ company }: { company: Company }) {
  const maxOffers = useSite()?.freeMaxActiveOffers
  const { suscripcion: plan, suscripcion_hasta: endsOn, ofertas_activas: active, ofertas_en_revision: held } = company
  if (plan === 'gratis') {
    return maxOffers !== undefined && <Fact>{freePlanTexts.inHeader(maxOffers, active, held)}</Fact>
  }
  return (
    <>
      <PremiumBadge />
      {endsOn && <Fact>{subscriptionTexts.endsOn(spanishDay(endsOn))}</Fact>}
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

const Fact = ({ children }: { children: string }) => <p className="min-w-0 wrap-anywhere">{children}</p>
