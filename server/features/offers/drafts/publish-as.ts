import type * as z from 'zod'
import { ACTIVE } from '#contract/constants.ts'
import { NewOffer } from '#contract/offer/fields.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { ofFields } from '#server/texts.ts'
import { createOffer, type OfferFields } from '../own/save-offer.ts'
import { fromOfferBody } from '../wire.ts'

interface Scheduled {
  companyId: number
  projectId: number | null
  body: unknown
}

/** Publishes a draft by the rules of the day of the clock. Its last day is its own, or the usual one if that would be over. */
export function publishAs(
  context: Pick<Deps, 'clock' | 'env'> & { db: Tx },
  { companyId, projectId, body }: Scheduled,
): ReturnType<typeof createOffer> {
  const own = { companyId, projectId: projectId ?? undefined }
  return createOffer(context, own, fieldsOn(dayInMadrid(context.clock.now()), requireWhole(body)))
}

/** Refuses an offer that lacks something, with the names of what it lacks. */
function requireWhole(body: unknown): z.output<typeof NewOffer> {
  const { data, error } = NewOffer.safeParse(body)
  if (data) return data
  const names = error.issues.map(({ path: [name] }) => String(name))
  throw new AppError('invalid_input', { sentence: ofFields([...new Set(names)]) })
}

function fieldsOn(day: string, offer: z.output<typeof NewOffer>): OfferFields {
  const fields = fromOfferBody(offer)
  const isOver = fields.expiresOn !== undefined && fields.expiresOn < day
  return { ...fields, state: ACTIVE, expiresOn: isOver ? undefined : fields.expiresOn }
}
