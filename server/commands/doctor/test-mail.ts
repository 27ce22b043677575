import { randomUUID } from 'node:crypto'
import { findEmailFault } from '#contract/values/typed/email.ts'
import type { Env } from '#server/config/env.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { openMailer } from '#server/mail/open-mailer.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { ok, wrong, type DoctorFinding } from './finding.ts'
import { testMailTexts as texts } from './texts.ts'

/** Sends one mail, as the service would. */
export async function sendTestMail(env: Env, to: string): Promise<DoctorFinding[]> {
  if (findEmailFault(to) !== null) return [wrong(texts.badAddress(to))]
  const mailer = openMailer(env)
  try {
    await mailer.send({ ...writeLetter(texts.letter, env), id: `doctor-${randomUUID()}`, to })
    return [ok(env.mail.smtpUrl ? texts.sent(to) : texts.written(env.mail.outbox))]
  } catch (error) {
    return [wrong(texts.failed(failureLine(error)))]
  } finally {
    mailer.close()
  }
}
