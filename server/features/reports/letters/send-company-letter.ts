import { eq } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { account, company, reportCase } from '#server/platform/database/schema/schema.ts'
import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Job } from '#server/platform/jobs/queues.ts'
import type { Letter } from '#server/platform/mail/letters/letter.ts'
import { letters } from '#server/platform/mail/letters/texts.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import type { ReportCase } from '../queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/** Tells a company what was decided about its offer. It does not learn who has reported it. */
export async function sendToCompany({ db, mailer, env }: Context, { id, data }: Job<'offer-reported'>): Promise<void> {
  const found = await findCase(db, data.caseId)
  const letter = found && letterOf(found.one)
  if (letter) await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}

async function findCase(db: Handle, id: number) {
  const [row] = await db
    .select({ one: reportCase, email: account.email })
    .from(reportCase)
    .innerJoin(company, eq(company.id, reportCase.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(eq(reportCase.id, id))
  return row
}

function letterOf({ offerId, offerName: offer, outcome, reason, note, secondAskedAt }: ReportCase): Letter | null {
  // It is asked about again, or its offer is gone.
  if (offerId === null || note === null) return null
  const own = { path: `/perfil-empresa?seccion=ofertas&oferta=${offerId}`, offer, note }
  if (outcome === 'kept') return letters[secondAskedAt ? 'offerRestored' : 'offerKept'](own)
  const { because } = reviewReasons[reason ?? 'otra']
  return letters[secondAskedAt ? 'offerStaysWithdrawn' : 'offerWithdrawn']({ ...own, because })
}
