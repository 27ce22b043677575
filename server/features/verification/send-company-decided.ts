import { sentenceOfReason } from '#contract/values/verification.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { verificationLetters as letters } from './mails.ts'
import { findStepReader, type StepKind } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

const letterOf = {
  verified: letters.companyVerified,
  rejected: letters.companyRejected,
  suspended: letters.companySuspended,
  readmitted: letters.companyReadmitted,
}

const isDecision = (kind: StepKind): kind is keyof typeof letterOf => kind in letterOf

/** Tells a company what an operator has decided about it. */
export async function sendCompanyDecided({ db, mailer, env }: Context, { id, data }: Job<'company-decided'>) {
  const found = await findStepReader(db, data.stepId)
  if (!found || !isDecision(found.kind)) return
  const reason = sentenceOfReason(found.reason, found.explanation)
  const letter = letterOf[found.kind]({ path: '/perfil-empresa', company: found.company, reason })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}
