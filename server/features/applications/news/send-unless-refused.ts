import type { Deps } from '#server/deps.ts'
import { MailError } from '#server/mail/mail-error.ts'
import type { Mail } from '#server/mail/mailer.ts'

/** Sends a mail. One that is refused for good is logged and done, so that the later ones of its application can leave. */
export async function sendUnlessRefused({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => {
    if (!(error instanceof MailError) || error.code !== 'mail_refused') throw error
    log.error({ err: error, mail: mail.id }, 'a mail was refused')
  })
}

/** With the time, because a backup that is restored gives numbers again, and mail programs hide a mail with an id that they know. */
export const mailId = (name: string, id: number, at: Date): string => `${name}-${id}-${at.getTime().toString(36)}`
