import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Job } from '#server/platform/jobs/queues.ts'
import type { Letter } from '#server/platform/mail/letters/letter.ts'
import { letters } from '#server/platform/mail/letters/texts.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import { findReport, takeUntold, type ReportCase } from '../queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/** Confirms a report to its author. */
export async function sendReceipt({ db, mailer, env }: Context, { id, data }: Job<'report-received'>): Promise<void> {
  const found = await findReport(db, data.reportId)
  if (!found) return
  const { email, receipt, one } = found
  const letter = letters.reportReceived({ path: pathOf(one), receipt })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}

/** Adds a job for each author who is to be told a decision. A job that runs again finds nobody. */
export const tellAuthors = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, { data }: Job<'reports-decided'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const reportId of await takeUntold(tx, data.caseId)) await jobs.enqueue(tx, 'report-decided', { reportId })
  })

/** Tells the author of a report what was decided. */
export async function sendDecision({ db, mailer, env }: Context, { id, data }: Job<'report-decided'>): Promise<void> {
  const found = await findReport(db, data.reportId)
  if (!found) return
  const { email, receipt, company, one } = found
  const letter = decisionLetter(one, { path: pathOf(one), offer: one.offerName, company, receipt })
  if (letter) await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}

type Reported = Omit<Parameters<typeof letters.reportedKept>[0], 'note'>

function decisionLetter({ outcome, reason, note, secondAskedAt }: ReportCase, reported: Reported): Letter | null {
  if (outcome === 'gone') return letters.reportedGone({ ...reported, path: '/pagina-principal' })
  if (outcome === null || note === null) return null
  if (outcome === 'kept') return letters[secondAskedAt ? 'reportedRestored' : 'reportedKept']({ ...reported, note })
  const { because } = reviewReasons[reason ?? 'otra']
  return letters.reportedWithdrawn({ ...reported, path: '/pagina-principal', because, note })
}

const pathOf = ({ offerId }: ReportCase): string =>
  offerId === null ? '/pagina-principal' : `/vista-oferta-completa/${offerId}`
