import { randomBytes } from 'node:crypto'
import { dayInMadrid } from '#server/clock.ts'
import { isConnectionLoss } from '#server/database/connection/connection-loss.ts'
import type { Tx } from '#server/database/open.ts'
import { account, seedState } from '#server/database/schema/schema.ts'
import { createDemoApplications } from '../applications/create-applications.ts'
import type { DemoDeps } from '../demo-deps.ts'
import { createDemoOffers } from '../offers/create-offers.ts'
import { present } from '../present.ts'
import { storeFiles } from './store-files.ts'
import {
  writeAccounts,
  writeCandidates,
  writeCompanies,
  writeCvs,
  type PasswordHashes,
  type Writing,
} from './write-accounts.ts'
import { writeActs } from './write-acts.ts'
import { writeDownloads } from './write-downloads.ts'
import { writeApplications } from './write-applications.ts'
import { writeDeletedOffer } from './write-deleted-offer.ts'
import { writeDrafts } from './write-drafts.ts'
import { writeNotes } from './write-notes.ts'
import { writeOffers } from './write-offers.ts'
import { writeQuestions } from './write-questions.ts'
import { writeReports } from './write-reports.ts'
import { writeOperator } from './write-operator.ts'
import { writeSiteDays } from './write-site-days.ts'
import { writeSuspendedCompany } from './write-suspended-company.ts'
import { writeVerification } from './write-verification.ts'
import { writeReview } from './write-review.ts'

type SeedMark = typeof seedState.$inferInsert

/**
 * Writes the demo data in one transaction. If it fails or another process was first, its files are deleted. `markOf` makes
 * the row that marks the data as written, from the hash of the demo accounts' password.
 */
export async function writeDemo(
  { db, files, cipher, clock, hashPassword }: DemoDeps,
  password: string,
  markOf: (passwordHash: string) => SeedMark,
): Promise<void> {
  const today = dayInMadrid(clock.now())
  const stored = await storeFiles(files, today)
  try {
    const [known, unknown] = await Promise.all([hashPassword(password), hashPassword(randomBytes(32).toString('hex'))])
    const isDone = await db.transaction(async (tx) => {
      if (!(await claim(tx, markOf(known)))) return false
      await writeAll({ tx, cipher, today, stored, now: clock.now() }, { known, unknown })
      return true
    })
    if (!isDone) await stored.remove()
  } catch (error) {
    // The commit may have succeeded although its answer was lost, and its rows need their files.
    if (!isConnectionLoss(error)) await stored.remove()
    throw error
  }
}

/** Only one of several processes continues: the unique key of the row makes the others wait for it. */
async function claim(tx: Tx, mark: SeedMark): Promise<boolean> {
  if ((await tx.$count(account)) > 0) return false
  const rows = await tx.insert(seedState).values(mark).onConflictDoNothing().returning({ name: seedState.name })
  return rows.length > 0
}

async function writeAll(writing: Writing & { now: Date }, hashes: PasswordHashes): Promise<void> {
  const { tx, today, now } = writing
  const offers = createDemoOffers(today)
  const accountIds = await writeAccounts(writing, hashes)
  const companyIds = await writeCompanies(writing, accountIds)
  const candidateIds = await writeCandidates(writing, accountIds)
  const cvIds = await writeCvs(writing, candidateIds)
  await writeVerification(tx, { companyIds, today })
  const written = await writeOffers(tx, { offers, companyIds, today })
  const applications = createDemoApplications(offers, today)
  await writeApplications(tx, { applications, candidateIds, written, cvIds, now })
  // The first candidate has the demo account.
  await writeDeletedOffer(tx, {
    candidateId: present(candidateIds[0], 'a candidate'),
    cvId: present(cvIds[0]?.[0], 'a CV'),
    today,
  })
  await writeQuestions(tx)
  await writeDrafts(tx, today)
  await writeNotes(tx)
  await writeDownloads(tx)
  await writeReports(tx, { offers, written, today })
  await writeOperator(writing, hashes.known)
  await writeReview(tx, today)
  await writeSiteDays(tx, { offers, today })
  await writeSuspendedCompany(tx, { today, passwordHash: hashes.unknown })
  await writeActs(tx)
}
