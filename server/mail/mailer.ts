export interface Mail {
  /** Identifies the mail: sent twice, it has the same Message-ID. Letters, digits and hyphens. */
  id: string
  /** One plain address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  /** An https link of the product: a POST to it, without a session, ends mails of this kind. Undefined: nobody can leave this mail. */
  unsubscribe?: string | undefined
  /** A file for calendars (iCalendar). */
  calendar?: string | undefined
}

/** The port for mail. `send` resolves once another program is responsible for the mail; otherwise it throws, see MailError. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}
