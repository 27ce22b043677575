import type { SendMailOptions } from 'nodemailer'
import { findEmailFault } from '#contract/values/typed/email.ts'
import type { Mail } from './mailer.ts'
import { MailError } from './mail-error.ts'
import { mailTexts } from './texts.ts'

export interface Sender {
  name: string
  address: string
  /** The product's public address. Its host is the second half of each Message-ID. */
  baseUrl: string
}

/** The message of a mail, for SMTP and for a file. Refuses what could add a header or another recipient. */
export function composeMessage(mail: Mail, sender: Sender): SendMailOptions {
  const { id, to, subject, text, html, unsubscribe, calendar } = mail
  if (!/^[\w-]{1,100}$/.test(id)) throw new Error('The id of a mail has letters, digits and hyphens only')
  // The same rule as for accounts. It allows no space, comma, bracket or line break.
  if (findEmailFault(to) !== null) throw new MailError('mail_refused', mailTexts.badAddress)
  if (/\p{Cc}/u.test(subject)) throw new MailError('mail_refused', mailTexts.controlCharacter)
  return {
    messageId: `<${id}@${new URL(sender.baseUrl).hostname}>`,
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(calendar !== undefined && { attachments: [calendarFile(calendar)] }),
    // Out-of-office programs do not answer such mails.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: mail programs show a button that sends a POST to the link. Opening the link alone unsubscribes nobody. */
function unsubscribeHeaders(link: string) {
  const { href } = new URL(link)
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Mail programs offer to add it to the calendar of their owner. Nobody is asked to reply. */
const calendarFile = (content: string) => ({
  filename: 'cita.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
})
