import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queries } from '#web/api/queries.ts'
import { useSite } from '#web/document/site.ts'
import { freePlanTexts as texts } from '#web/api/payment-texts.ts'
import { classes } from '#web/ui/classes.ts'
import { UpgradeButton } from './upgrade-button.tsx'

/** The company and its limit. Null for Premium, which has none, and until both are known. */
function useFreePlan() {
  const company = useQuery(queries.companies.getInformation.queryOptions())
  const max = useSite()?.freeMaxActiveOffers
  if (max === undefined || company.isPending || company.data?.suscripcion === 'premium') return null
  return { max, company: company.data }
}

/** The reason why an offer is inactive, with a link to Premium. */
export function LimitNote() {
  const plan = useFreePlan()
  return plan && <UpgradeNote sentence={texts.whyNotActive(plan.max)} />
}

/** Says before a new offer is written how many may be active, and what can be done if none is left. */
export function PlacesLeft({ isDirty }: { isDirty: boolean }) {
  const { max = 0, company } = useFreePlan() ?? {}
  if (!company) return null
  const { ofertas_activas: active, ofertas_en_revision: held } = company
  const places = `${texts.inHeader(max, active, held)}.`
  return (
    <div className="pb-5 text-14 text-gray-text">
      {active < max ? places : <UpgradeNote sentence={`${places} ${texts.full}`} staysHere={isDirty} />}
    </div>
  )
}

/** `staysHere`: the way to the payment page would lose what was typed. */
function UpgradeNote({ sentence, staysHere = false }: { sentence: string; staysHere?: boolean }) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-yellow-soft p-3">
      <p id={id} className="flex-1 basis-50 text-14 text-ink">
        {sentence}
      </p>
      <span className={classes(staysHere && 'invisible')}>
        <UpgradeButton variant="secondary" size="small" aria-describedby={id} />
      </span>
    </div>
  )
}
