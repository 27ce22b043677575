import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { Deps } from '#server/deps.ts'
import type { Job, JobData } from '#server/jobs/queues.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { reportLetters as letters } from '../mails.ts'
import type { ReportCase } from '../queries.ts'
import { findReport, takeUntold } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/** Confirms a report to its author. */
export async function sendReceipt({ db, mailer, env }: Context, { id, data }: Job<'report-received'>): Promise<void> {
  const found = await findReport(db, data.reportId)
  if (!found) return
  const { email, receipt, one } = found
  const letter = letters.reportReceived({ path: pathOf(one), receipt })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}

/** Adds a job for each author of a decided report. A repeated job finds none. */
export const tellAuthors = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, { data }: Job<'reports-decided'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { decidedAt, isPublic } = data
    for (const { id: reportId, wasTold } of await takeUntold(tx, data)) {
      await jobs.enqueue(tx, 'report-decided', { reportId, decidedAt, wasTold, isPublic })
    }
  })

/** Tells the author of a report what was decided. */
export async function sendDecision({ db, mailer, env }: Context, { id, data }: Job<'report-decided'>): Promise<void> {
  const found = await findReport(db, data.reportId)
  if (!found || isOverruled(found, data)) return
  const letter = decisionLetter(found, data)
  if (letter) await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}

type Found = NonNullable<Awaited<ReturnType<typeof findReport>>>
type Told = JobData['report-decided']

/** A later decision says something else. Its own job tells it, or has told it already. */
function isOverruled({ toldAt, one }: Found, { decidedAt }: Told): boolean {
  const isLast = one.decidedAt?.toISOString() === decidedAt
  return toldAt?.toISOString() !== decidedAt || (!isLast && one.outcome !== 'withdrawn')
}

function decisionLetter({ one, company, receipt }: Found, { wasTold, isPublic }: Told): Letter | null {
  const { outcome, reason, note } = one
  if (outcome === 'gone') return letters.reportedGone({ path: '/pagina-principal', receipt })
  if (outcome === null || note === null) return null
  const reported = { path: pathOf(one), offer: one.offerName, company, receipt, note }
  if (outcome === 'kept' && !isPublic) return letters.reportedKeptHidden({ ...reported, path: '/pagina-principal' })
  if (outcome === 'kept') return letters[wasTold ? 'reportedRestored' : 'reportedKept'](reported)
  const { because } = reviewReasons[reason ?? 'otra']
  return letters.reportedWithdrawn({ ...reported, path: '/pagina-principal', because })
}

const pathOf = ({ offerId }: ReportCase): string =>
  offerId === null ? '/pagina-principal' : `/vista-oferta-completa/${offerId}`
