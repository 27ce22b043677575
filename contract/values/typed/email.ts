import { LENGTH_MAX } from '../../constants.ts'
import { cleanLine } from '../text/visible-text.ts'

/** `characters`: it is whole, but some of its characters are in no e-mail. */
export type EmailFault = 'incomplete' | 'characters'

const LOCAL_MAX = 64
const atom = String.raw`[\w!#$%&'*+/=?^{|}~\x60-]+`
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
// The rule of RFC 5321 without quotes and comments. Nothing that it allows can add a header or a recipient to a mail.
const address = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`, 'i')

/** An e-mail as it is stored: without invisible characters, and with a domain such as españa.es as mail servers write it. */
export function cleanEmail(text: string): string {
  const typed = cleanLine(text).trim()
  const [, local, domain] = /^([^@]*)@([^@]*[^\p{ASCII}][^@]*)$/u.exec(typed) ?? []
  if (local === undefined || !domain || !URL.canParse(`https://${domain}`)) return typed
  return `${local}@${new URL(`https://${domain}`).hostname}`
}

/** The fault of an e-mail, or null. Pages and server have this one rule. */
export function findEmailFault(text: string): EmailFault | null {
  const email = cleanEmail(text)
  if (!/^.+@.+\.\p{L}[\p{L}\d-]+$/u.test(email)) return 'incomplete'
  const isWhole = address.test(email) && email.indexOf('@') <= LOCAL_MAX && email.length <= LENGTH_MAX.email
  return isWhole ? null : 'characters'
}
