import { createTransport } from 'nodemailer'
import { MailError } from './mail-error.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** Connects to the server of SMTP_URL and signs in, without a mail. Returns why it is refused, without addresses; null if it is not. */
export async function checkMailServer(url: string): Promise<string | null> {
  const transport = createTransport({ url, requireTLS: new URL(url).username !== '', ...timeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return new MailError('mail_unavailable', error instanceof Error ? error.message : String(error)).message
  } finally {
    transport.close()
  }
}
