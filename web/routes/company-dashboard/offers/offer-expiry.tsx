import { ACTIVE } from '#contract/constants.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { daysBetween } from '#web/format/time/age.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { classes } from '#web/ui/classes.ts'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { CardFact } from '../lists/card-fact.tsx'
import { offerTexts as texts } from '../texts.ts'

/** An offer that ends within so many days can be renewed. */
const SOON_DAYS = 7

/** Whether «Renovar» is of use: the offer has ended or ends soon. One that was only switched off is switched on in its form. */
export const isRenewable = (offer: OwnOffer): boolean =>
  offer.caducada || offer.cubierta_el !== null || (offer.estado === ACTIVE && daysLeft(offer) <= SOON_DAYS)

const daysLeft = (offer: OwnOffer): number => daysBetween(todayInMadrid(), offer.caduca_el)

/** Until when an active offer is published, or why it is no longer. */
export function OfferExpiry({ offer }: { offer: OwnOffer }) {
  if (offer.cubierta_el) return <Fact>{texts.coveredOn(spanishDay(offer.cubierta_el))}</Fact>
  const day = spanishDay(offer.caduca_el)
  if (offer.caducada) return <Fact isUrgent>{texts.expiredOn(day)}</Fact>
  if (offer.estado !== ACTIVE) return null
  const days = daysLeft(offer)
  return days <= SOON_DAYS ? <Fact isUrgent>{texts.expiresIn(days)}</Fact> : <Fact>{texts.expiresOn(day)}</Fact>
}

const Fact = ({ isUrgent = false, children }: { isUrgent?: boolean; children: string }) => (
  <div className={classes(isUrgent && 'font-semibold text-red')}>
    <CardFact icon={<CalendarIcon size={18} />}>{children}</CardFact>
  </div>
)
