import { createTransport } from 'nodemailer'
import { composeMessage, type Sender } from './compose-message.ts'
import { MailError } from './mail-error.ts'
import type { Mailer } from './mailer.ts'

const SEND_TIMEOUT_MS = 120_000
// Of one step each. SMTP_URL may have other values in its query, as every option of nodemailer.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Sends mails to the server of SMTP_URL. Throws MailError if a mail was not accepted. */
export function createSmtpMailer(url: string, sender: Sender, sendTimeoutMs = SEND_TIMEOUT_MS): Mailer {
  // A password never travels without encryption. Without one, encryption is used if the server offers it.
  const requireTLS = new URL(url).username !== ''
  const transport = createTransport({ pool: true, url, requireTLS, ...timeouts })
  return {
    async send(mail) {
      const message = composeMessage(mail, sender)
      // A server that sends a byte now and then would pass each of the other timeouts.
      const signal = AbortSignal.timeout(sendTimeoutMs)
      await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
        throw new MailError(isRefusal(error) ? 'mail_refused' : 'mail_unavailable', reasonOf(error))
      })
    },
    close: () => transport.close(),
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Whether the server refused the recipient or the message for good. A refusal of the connection, the password or the sender
 * is a fault of the configuration: the mail can be sent once that is corrected.
 */
function isRefusal(error: unknown): boolean {
  const { permanent, command } = error as { permanent?: boolean; command?: string }
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}
