import { DELETION_DAYS } from '#contract/constants.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Job } from '#server/platform/jobs/queues.ts'
import { letters } from '#server/platform/mail/letters/texts.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import { findApplicant, takeApplicants } from './queries.ts'

/** Adds a job for each person who applied to the company. A job that runs again finds nobody. */
export const informApplicants = ({ db, jobs, clock }: Deps, { data }: Job<'company-leaving'>): Promise<void> =>
  db.transaction(async (tx) => {
    const applicants = await takeApplicants(tx, data.deletionId, clock.now())
    for (const applicant of applicants) await jobs.enqueue(tx, 'company-left', applicant)
  })

/** Informs a person whose applications nobody sees any more. */
export async function sendCompanyLeft({ db, mailer, env }: Deps, { id, data }: Job<'company-left'>): Promise<void> {
  const found = await findApplicant(db, data)
  if (!found) return
  const letter = letters.companyLeft({ path: '/pagina-principal', company: found.company, days: DELETION_DAYS })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}
