import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queries } from '#web/api/queries.ts'
import { useSite } from '#web/document/site.ts'
import { freePlanTexts } from '#web/api/payment-texts.ts'
import { UpgradeButton } from './upgrade-button.tsx'

/** The reason why an offer is inactive, with a link to Premium. Premium companies have no limit. */
export function LimitNote() {
  const company = useQuery(queries.companies.getInformation.queryOptions())
  const max = useSite()?.freeMaxActiveOffers
  const id = useId()
  if (max === undefined || company.isPending || company.data?.suscripcion === 'premium') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-yellow-soft p-3">
      <p id={id} className="flex-1 basis-50 text-14">
        {freePlanTexts.whyNotActive(max)}
      </p>
      <UpgradeButton variant="secondary" size="small" aria-describedby={id} />
    </div>
  )
}
