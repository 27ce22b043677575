import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import { Reason } from '#contract/operator/managed-accounts.ts'
import { REVIEW_REASONS, reviewReasons, type ReviewReason } from '#contract/values/review-reasons.ts'
import { requireAppSecret } from '#server/config/app-secret.ts'
import { writePrivateFile } from '#server/config/private-file.ts'
import { systemClock as clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { account, candidate, offer } from '#server/database/schema/schema.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { zipData } from '#server/features/account/data-export/zip-data.ts'
import { importOffers } from '#server/features/offers/import/import-offers.ts'
import { isAccountNumber } from '#server/features/auth/operators/create-operator.ts'
import { disableAccount } from '#server/features/operator/accounts/disable-account.ts'
import { rejectAtShell } from '#server/features/review/decide.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createJobSender } from '#server/jobs/job-sender.ts'
import { requireYes } from './ask.ts'
import { openSite, type ShellRun } from './open-site.ts'
import { readWords, UsageError } from './read-words.ts'
import { resendMail } from './resend-mail.ts'
import { shellTexts as texts } from './texts.ts'

const isReason = (given: string | undefined): given is ReviewReason =>
  (REVIEW_REASONS as readonly (string | undefined)[]).includes(given)

function readNumber(given: string | undefined, sentence: string): number {
  if (!given || !/^[1-9]\d{0,8}$/.test(given)) throw new UsageError(sentence)
  return Number(given)
}

/** Rejects an offer as the review does. */
const hideOffer: ShellRun = async (env, words, closers) => {
  const { values, flags, given } = readWords(words, { options: ['reason', 'note'], flags: ['yes'], most: 1 })
  const offerId = readNumber(given[0], texts.offerNumber)
  if (!isReason(values.reason)) throw new UsageError(texts.reasons(REVIEW_REASONS))
  const note = values.note?.trim() || reviewReasons[values.reason].note
  if (!note) throw new UsageError(texts.noteMissing)
  await requireYes(texts.hidesOffer(offerId), { isYes: flags.has('yes') })
  const db = await openSite(env, closers, 'changes')
  const jobs = createJobSender(db.$client)
  return texts.offerHidden(await rejectAtShell({ db, clock, jobs }, { offerId, reason: values.reason, note }))
}

/** Keeps the owner of an account out, or lets them in again with `--enable`. */
const disable: ShellRun = async (env, words, closers) => {
  const { values, flags, given } = readWords(words, { options: ['reason'], flags: ['enable', 'yes'], most: 1 })
  const [whose] = given
  const reason = Reason.safeParse(values.reason)
  if (!whose || !reason.success) throw new UsageError(texts.disableArguments)
  const isDisabled = !flags.has('enable')
  if (isDisabled) await requireYes(texts.disablesAccount(whose), { isYes: flags.has('yes') })
  const db = await openSite(env, closers, 'changes')
  const { id: subjectId, email, role } = await findAccount(db, whose)
  if (role === ROLE_OPERATOR) throw new Error(texts.operatorAccount)
  const jobs = createJobSender(db.$client)
  const isChanged = await disableAccount({ db, clock, jobs }, { by: null, subjectId, isDisabled, reason: reason.data })
  return (isChanged ? texts.accountChanged : texts.accountUnchanged)(email, isDisabled)
}

const AT_ONCE = 500

/** Runs a statement for all ids up to the largest one, some at a time, so that nobody waits for it. */
async function forAll(
  db: Database,
  largest: number,
  run: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= largest; from += AT_ONCE) await run(from, from + AT_ONCE - 1)
}

/** Writes the rows of the search again. The same statements run when an offer or a candidate changes. */
const refreshSearch: ShellRun = async (env, words, closers) => {
  readWords(words, { most: 0 })
  const db = await openSite(env, closers, 'changes')
  const [largest] = await db
    .select({
      offer: sql<number>`(select coalesce(max(id), 0) from ${offer})`.mapWith(Number),
      candidate: sql<number>`(select coalesce(max(id), 0) from ${candidate})`.mapWith(Number),
    })
    .from(sql`(select) one`)
  await forAll(db, largest?.offer ?? 0, (from, to) =>
    db.execute(
      sql`select refresh_offer_search(array(select id from offer where id between ${from} and ${to} order by id))`,
    ),
  )
  await forAll(db, largest?.candidate ?? 0, (from, to) =>
    db.execute(sql`update candidate set account_id = account_id where id between ${from} and ${to}`),
  )
  return texts.searchRefreshed(await db.$count(offer), await db.$count(candidate))
}

/** Publishes a table of offers for a company, all or none. Without `--write=si` nothing is stored. */
const importTable: ShellRun = async (env, words, closers) => {
  const { values, given } = readWords(words, { options: ['company', 'project', 'write'], most: 1 })
  const companyId = readNumber(values.company, texts.importArguments)
  const projectId = readNumber(values.project, texts.importArguments)
  const isWritten = values.write === 'si'
  if (given[0] === undefined || (values.write !== undefined && !isWritten)) throw new UsageError(texts.importArguments)
  const bytes = await readFile(given[0])
  const db = await openSite(env, closers, 'changes')
  return texts.imported(isWritten, await importOffers({ db, clock, env }, bytes, { companyId, projectId, isWritten }))
}

async function findAccount(db: Database, given: string) {
  const isThis = isAccountNumber(given)
    ? eq(sql`${account.id}::text`, given)
    : eq(sql`lower(${account.email})`, given.toLowerCase())
  const [row] = await db
    .select({ id: account.id, email: account.email, role: account.role })
    .from(account)
    .where(isThis)
    // Several accounts may wait to confirm the same e-mail.
    .orderBy(desc(account.isConfirmed), desc(account.id))
    .limit(1)
  if (!row) throw new Error(texts.noAccount(given))
  return row
}

/** Writes the product's own export of one account to a file, and records that. */
const exportAccount: ShellRun = async (env, words, closers) => {
  const [given, path] = readWords(words, { most: 2 }).given
  if (!given || !path) throw new UsageError(texts.exportArguments)
  if (existsSync(path)) throw new Error(texts.fileExists(path))
  const db = await openSite(env, closers, 'changes')
  const found = await findAccount(db, given)
  const secret = await requireAppSecret(env)
  const cipher = await openCipher(db, { secret, previous: env.appSecretPrevious })
  const files = await openFiles({ env, secret: randomBytes(32), clock })
  await writePrivateFile(path, await zipData({ db, files, cipher, clock }, found.id))
  await db.transaction((tx) => recordAct(tx, null, { kind: 'export-account', now: clock.now(), subjectId: found.id }))
  return texts.exported(found.email, path)
}

/** The commands of the shell about offers, accounts and jobs. */
export const siteCommands: Readonly<Record<string, ShellRun>> = {
  'hide-offer': hideOffer,
  'disable-account': disable,
  'refresh-search': refreshSearch,
  'resend-mail': resendMail,
  export: exportAccount,
  'import-offers': importTable,
}
