import type { Env } from '#server/config/env.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Sends through SMTP_URL; without it mails are only written to a folder. */
export function openMailer({ mail, brand, baseUrl }: Pick<Env, 'mail' | 'brand' | 'baseUrl'>): Mailer {
  const sender = { name: brand.name, address: mail.from, baseUrl }
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl, sender) : createOutboxMailer(mail.outbox, sender)
}
