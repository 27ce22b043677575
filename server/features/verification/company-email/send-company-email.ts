import { and, eq } from 'drizzle-orm'
import { EMAIL_LINK_HOURS } from '#contract/constants.ts'
import { company, companyVerification } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { verificationLetters as letters } from '../mails.ts'
import { tokenOf } from './company-link.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'appSecret' | 'env'>

/** Mails the link to the corporate e-mail, unless it has been used or replaced. */
export async function sendCompanyEmail({ db, mailer, appSecret, env }: Context, { id, data }: Job<'company-email'>) {
  const { companyId, linkId } = data
  const [link] = await db
    .select({ email: companyVerification.contactEmail, company: company.name })
    .from(companyVerification)
    .innerJoin(company, eq(company.id, companyVerification.companyId))
    .where(and(eq(companyVerification.companyId, companyId), eq(companyVerification.linkId, linkId)))
  if (!link) return
  const path = `/confirmar-correo-empresa#token=${tokenOf(appSecret, linkId)}`
  const letter = letters.companyEmail({ path, company: link.company, hours: EMAIL_LINK_HOURS })
  await mailer.send({ id, to: link.email, ...writeLetter(letter, env) })
}
