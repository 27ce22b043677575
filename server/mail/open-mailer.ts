import type { Env } from '#server/config/env.ts'
import type { Sender } from './compose-message.ts'
import { countMails } from './count-mails.ts'
import type { Mailer } from './mailer.ts'

type MailEnv = Pick<Env, 'mail' | 'brand' | 'baseUrl'>

/** Sends through SMTP_URL; without it mails are only written to a folder. */
export function openMailer(env: MailEnv): Mailer {
  // Opened by the first mail, because of several processes only one sends any, and the library takes 4 MB.
  let opened: Promise<Mailer> | undefined
  return countMails({
    async send(mail) {
      opened ??= open(env)
      await (await opened).send(mail)
    },
    close: () => void opened?.then((mailer) => mailer.close()),
  })
}

async function open({ mail, brand, baseUrl }: MailEnv): Promise<Mailer> {
  const sender: Sender = { name: brand.name, address: mail.from, baseUrl }
  if (mail.smtpUrl) return (await import('./smtp-mailer.ts')).createSmtpMailer(mail.smtpUrl, sender)
  return (await import('./outbox-mailer.ts')).createOutboxMailer(mail.outbox, sender)
}
