import { lte, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Quotas } from '#server/config/env.ts'
import type { Database } from '#server/database/open.ts'
import { rateLimit } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import type { ErrorCode } from '#server/error-texts.ts'
import { tooManyTries } from '#server/texts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Every limit: how many points a key has in how many seconds. */
const rulesOf = (quotas: Quotas) => ({
  /** Wrong passwords for one e-mail from all unknown devices: many addresses guess together. */
  signInByEmail: { points: 10, seconds: HOUR },
  /** How often an e-mail has reached the limit above. Each time its wait gets longer. */
  signInWaits: { points: 1, seconds: DAY },
  /** Wrong passwords from one address for all e-mails: one password is tried on many accounts. */
  signInByAddress: { points: 100, seconds: 15 * MINUTE },
  /** Wrong passwords from one known device: its cookie may be stolen. */
  signInByDevice: { points: 10, seconds: 15 * MINUTE },
  /** Refused secrets of devices that stay signed in, from one address. */
  renewals: { points: 100, seconds: 15 * MINUTE },
  /** Wrong passwords of one account that is signed in: somebody else may be using its session. */
  ownPassword: { points: 10, seconds: 15 * MINUTE },
  /** Codes of the second factor of one operator: a code has six digits. */
  secondFactor: { points: 5, seconds: HOUR },
  /** Uses of links that set up an operator from one address, with right and wrong tokens. */
  operatorSetups: { points: 100, seconds: 15 * MINUTE },
  /** People whose data one operator opens, or to whom it has links sent: somebody else may be using its session. */
  openedPeople: { points: 60, seconds: HOUR },
  /** New passwords of one account that is signed in: each sends a mail to an address that may be somebody else's. */
  passwordChanges: { points: 20, seconds: DAY },
  /** New accounts from one address: a whole office building can share one. */
  signUp: { points: 600, seconds: HOUR },
  /** Links to choose a new password for one e-mail: each is a mail that its owner may not have wanted. */
  resetLinksByEmail: { points: 3, seconds: HOUR },
  /** Such links from one address for all e-mails. */
  resetLinksByAddress: { points: 60, seconds: HOUR },
  /** Uses of such links from one address, with right and wrong tokens. */
  resets: { points: 100, seconds: 15 * MINUTE },
  /** Links that undo a deletion, right and wrong ones, from one address. */
  undos: { points: 100, seconds: 15 * MINUTE },
  /** Files with the data of one account: each reads all of it and stores it once more. */
  exports: { points: 3, seconds: DAY },
  /** Links that confirm or change an e-mail, to one e-mail from one address: each is a mail that its owner may not have wanted. */
  emailLinksBySender: { points: 5, seconds: HOUR },
  /** Such links to one e-mail from all addresses. More than one sender may use, who would otherwise stop its owner. */
  emailLinksByEmail: { points: 20, seconds: HOUR },
  /** Mails with links of all kinds to one mailbox, from one address and from all. One sender gets fewer, as above. */
  linksADayBySender: { points: 10, seconds: DAY },
  linksADay: { points: 30, seconds: DAY },
  emailLinksByAccount: { points: 10, seconds: DAY },
  emailLinksByAddress: { points: 60, seconds: HOUR },
  /** Uses of such links from one address, with right and wrong tokens. */
  emailLinkUses: { points: 100, seconds: 15 * MINUTE },
  /** Reports of offers from one address, and letters with their receipts to one e-mail, which may be somebody else's. */
  reportsByAddress: { points: 20, seconds: HOUR },
  /** Reports from all networks of one IPv6 site: a /48 has 65,536 of them. */
  reportsBySite: { points: 60, seconds: HOUR },
  reportLetters: { points: 5, seconds: DAY },
  /** Such letters about one offer: whoever has many e-mails must not have it sent to all of them. */
  reportLettersByOffer: { points: 20, seconds: DAY },
  /** New alerts from one address, and letters that ask to confirm one to one e-mail, which may be somebody else's. */
  alertsByAddress: { points: 60, seconds: HOUR },
  alertLettersByEmail: { points: 5, seconds: DAY },
  /** Visits by links of mails that are counted from one address. */
  mailVisits: { points: 60, seconds: HOUR },
  /** Requests for verification of one company: an operator reads each. */
  verificationRequests: { points: 20, seconds: DAY },
  /** Links to the corporate e-mail of one company: each is a mail to an address that may be somebody else's. */
  companyLinksByCompany: { points: 5, seconds: DAY },
  /** Such links to one e-mail from all companies. */
  companyLinksByEmail: { points: 5, seconds: DAY },
  /** Milliseconds of computing time for the CV files of one candidate. A refused one counts as two seconds at least. */
  inspections: { points: 20_000, seconds: 15 * MINUTE },
  /** New projects and offers of one company, and saves of drafts with a day: rows that everybody's searches read. */
  projects: { points: quotas.projectsPerDay, seconds: DAY },
  offers: { points: quotas.offersPerDay, seconds: DAY },
  scheduledDrafts: { points: quotas.offersPerDay, seconds: DAY },
  /** Tables of offers that one company has judged: each takes half a second of computing time. */
  imports: { points: 60, seconds: HOUR },
  /** Proposals of a company to one person, and answers of one person: each is a mail to the other side. */
  appointments: { points: 20, seconds: DAY },
  /** One candidate applies and withdraws: each one reaches a company. */
  applications: { points: quotas.applicationsPerHour, seconds: HOUR },
})

interface Rule {
  points: number
  seconds: number
}

export type RateLimit = RateLimiterAbstract
export type RateLimits = Record<keyof ReturnType<typeof rulesOf>, RateLimit>

/** Opens the limits. They count in the database, so that all processes share them. */
export const createRateLimits = ({ $client }: Pick<Database, '$client'>, quotas: Quotas): RateLimits =>
  Object.fromEntries(
    Object.entries(rulesOf(quotas)).map(([name, rule]: [string, Rule]) => [name, openLimit($client, name, rule)]),
  ) as unknown as RateLimits

function openLimit(storeClient: Database['$client'], keyPrefix: string, { points, seconds }: Rule): RateLimit {
  const rule = { keyPrefix, points, duration: seconds }
  return new RateLimiterPostgres({
    ...rule,
    storeClient,
    storeType: 'pool',
    tableName: 'rate_limit',
    // A migration creates the table, and housekeeping deletes expired rows.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Counts in this process while the database does not answer.
    insuranceLimiter: new RateLimiterMemory(rule),
  })
}

/** Uses one try; refuses with the code's sentence if none is left. Returns how many are used. */
export async function spendTry(
  limit: RateLimit,
  key: string | number,
  code: ErrorCode = 'too_many_tries',
): Promise<number> {
  try {
    const { consumedPoints } = await limit.consume(key)
    return consumedPoints
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw refusalOf(reason, code)
    throw reason
  }
}

/** Uses one try, as `spendTry` does. False if none is left. */
export async function hasTry(limit: RateLimit, key: string | number): Promise<boolean> {
  try {
    await limit.consume(key)
    return true
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false
    throw reason
  }
}

/** Refuses with 429 if no try is left, without using one. Returns how many are used. */
export async function requireTriesLeft(limit: RateLimit, key: string | number): Promise<number> {
  const spent = await limit.get(key)
  if (spent && spent.consumedPoints >= limit.points) throw refusalOf(spent, 'too_many_tries')
  return spent?.consumedPoints ?? 0
}

export function refusalOf({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>, code: ErrorCode): AppError {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1000)
  // The other sentences name their own wait.
  const isUsual = code === 'too_many_tries'
  return new AppError(code, { retryAfterSeconds, ...(isUsual && { sentence: tooManyTries(retryAfterSeconds) }) })
}

/** Deletes expired counters. It waits for no counter that is being changed. */
export async function sweepRateLimits(db: Database): Promise<void> {
  const expired = db
    .select({ key: rateLimit.key })
    .from(rateLimit)
    .where(lte(rateLimit.expire, Date.now()))
    .for('update', { skipLocked: true })
  await db.delete(rateLimit).where(sql`${rateLimit.key} in ${expired}`)
}
