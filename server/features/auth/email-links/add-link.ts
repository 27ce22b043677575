import { randomUUID } from 'node:crypto'
import { EMAIL_LINK_HOURS } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { emailLink } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/http/caller.ts'
import { createSigner } from '#server/encryption/signer.ts'
import type { NewEmailLink } from './queries.ts'

/** The token of a link. Neither its row nor that of its job is enough to know it. */
export const tokenOf = (appSecret: string, linkId: string): string =>
  createSigner(appSecret, 'email link').sign([linkId])

export const endOfLink = (now: Date): Date => new Date(now.getTime() + EMAIL_LINK_HOURS * 3_600_000)

type Context = Pick<Deps, 'appSecret' | 'clock' | 'jobs'>

/** Adds a link and the job that mails it. */
export async function addLink(tx: Tx, { appSecret, clock, jobs }: Context, link: NewEmailLink): Promise<void> {
  const id = randomUUID()
  const createdAt = clock.now()
  const tokenHash = hashToken(tokenOf(appSecret, id))
  await tx.insert(emailLink).values({ ...link, id, tokenHash, createdAt, expiresAt: endOfLink(createdAt) })
  await jobs.enqueue(tx, 'email-link', { linkId: id })
}
