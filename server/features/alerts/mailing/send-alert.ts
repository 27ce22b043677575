import { eq } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { searchPath } from '#contract/offer/search-path.ts'
import { dayInMadrid } from '#server/clock.ts'
import { listShown } from '#server/domain/offers/feed/shown-offers.ts'
import { findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { listPath, stopPath, tokenOf } from '../alert-token.ts'
import { announcedBetween } from '../announced-offers.ts'
import { countToday } from '../daily-counts.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { alertLetters as letters } from '../mails.ts'
import { findInForce } from '../queries.ts'
import { claimOffers, listClaimed } from '#server/domain/offers/claim-offers.ts'

const NAMED = 20

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'appSecret'>

/**
 * Mails the new offers of an alert: those of its job that the list shows for its filters now. Without any it sends nothing.
 * A repeated job sends the same offers under the same mail id.
 */
export async function sendAlert(deps: Context, { id, data }: Job<'alert-mail'>): Promise<void> {
  const { db, mailer, clock, env } = deps
  const found = await findInForce(db, data.alertId)
  if (!found) return
  const today = dayInMadrid(clock.now())
  const filters = readStoredSearch(found.alert.filters)
  const mail = { subscriberId: found.alert.subscriberId, mailId: `aviso-${id}`, today }
  const covered = announcedBetween(data.after, data.through)
  const offerIds = await findHitsAmong(db, fromFilters(filters, today), covered)
  await db.transaction(async (tx) => {
    const isFirst = (await claimOffers(tx, { ...mail, offerIds })) > 0
    if (isFirst) await countToday(tx, 'alert_mails', today)
  })
  const claimed = await listClaimed(db, mail)
  if (claimed.length === 0) return
  const offers = await listShown(db, claimed.slice(0, NAMED), today)
  const letter = letters.newOffers({
    path: searchPath(filters, 'aviso'),
    description: await describeFilters(db, filters),
    offers: offers.map((offer) => ({ ...offer, path: `/vista-oferta-completa/${offer.id}?de=aviso` })),
    total: claimed.length,
    choicesPath: found.accountId === null ? listPath(await tokenOf(deps, 'list', mail.subscriberId)) : '/cuenta#avisos',
    unsubscribePath: stopPath(await tokenOf(deps, 'stop', found.alert.id)),
  })
  await mailer.send({ id: mail.mailId, to: found.email, ...writeLetter(letter, env) })
  await db.update(alert).set({ mailedAt: clock.now() }).where(eq(alert.id, found.alert.id))
}
