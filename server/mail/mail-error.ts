import { mailTexts } from './texts.ts'

/** `mail_refused`: this mail will never be accepted. `mail_unavailable`: the same mail may be accepted later. */
export type MailErrorCode = 'mail_refused' | 'mail_unavailable'

/** A mail was not sent. The message names no address, because it is logged. */
export class MailError extends Error {
  readonly code: MailErrorCode

  constructor(code: MailErrorCode, reason: string) {
    super(mailTexts[code](withoutAddresses(reason)))
    this.code = code
  }
}

// Servers repeat the address of the recipient in their answers.
const withoutAddresses = (reason: string): string => reason.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, 300)
