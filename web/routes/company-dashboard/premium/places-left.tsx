import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { useSellsPremium, useSite } from '#web/document/site.ts'
import { freePlanTexts as texts } from '#web/api/payment-texts.ts'
import { classes } from '#web/ui/classes.ts'

/** Says before a new offer is written how many may be active, and what can be done if none is left. */
export function PlacesLeft() {
  const { data: company } = useQuery(queries.companies.getInformation.queryOptions())
  const max = useSite()?.freeMaxActiveOffers
  const sellsPremium = useSellsPremium()
  if (max === undefined || company?.suscripcion !== 'gratis') return null
  const { ofertas_activas: active, ofertas_en_revision: held } = company
  const isFull = active >= max
  return (
    <p className={classes('mb-5 text-14', isFull ? 'rounded-control bg-yellow-soft p-3' : 'text-gray-text')}>
      {`${texts.inHeader(max, active, held)}.${isFull ? ` ${texts.full(sellsPremium)}` : ''}`}
    </p>
  )
}
