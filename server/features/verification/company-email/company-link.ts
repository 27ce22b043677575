import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { EMAIL_LINK_HOURS } from '#contract/constants.ts'
import { isFreeMail } from './free-mail.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { companyVerification } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { createSigner } from '#server/encryption/signer.ts'

interface Receiver {
  companyId: number
  email: string
}

/** The token of a link. Neither its row nor that of its job is enough to know it. */
export const tokenOf = (appSecret: string, linkId: string): string =>
  createSigner(appSecret, 'company email').sign([linkId])

/** Uses one of the links that a company and an e-mail have. Refuses with 429 if none is left. */
export async function spendCompanyLink({ limits }: Pick<ApiContext, 'limits'>, { companyId, email }: Receiver) {
  if (isFreeMail(email)) return
  await spendTry(limits.companyLinksByCompany, companyId)
  await spendTry(limits.companyLinksByEmail, mailboxKeyOf(email))
}

const noLink = { linkId: null, linkTokenHash: null, linkExpiresAt: null }

/** Ends the link of before, and adds one with the job that mails it. An e-mail that anybody can have gets none. */
export async function renewLink(
  tx: Tx,
  { appSecret, clock, jobs }: Pick<Deps, 'appSecret' | 'clock' | 'jobs'>,
  { companyId, email }: Receiver,
): Promise<void> {
  const isOwn = eq(companyVerification.companyId, companyId)
  if (isFreeMail(email)) return void (await tx.update(companyVerification).set(noLink).where(isOwn))
  const linkId = randomUUID()
  const linkExpiresAt = new Date(clock.now().getTime() + EMAIL_LINK_HOURS * 3_600_000)
  const linkTokenHash = hashToken(tokenOf(appSecret, linkId))
  await tx.update(companyVerification).set({ linkId, linkTokenHash, linkExpiresAt }).where(isOwn)
  await jobs.enqueue(tx, 'company-email', { companyId, linkId })
}

/** The company of a link that can be used now. */
export async function findCompanyOfLink(db: Handle, token: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ companyId: companyVerification.companyId })
    .from(companyVerification)
    .where(and(eq(companyVerification.linkTokenHash, hashToken(token)), gt(companyVerification.linkExpiresAt, now)))
  return row?.companyId
}

/** Ends a link. Of simultaneous calls one gets true. */
export async function endLink(tx: Tx, token: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(companyVerification)
    .set(noLink)
    .where(eq(companyVerification.linkTokenHash, hashToken(token)))
  return rowCount === 1
}
