import { createHash } from 'node:crypto'

/**
 * The key of a mailbox in limits, for all its spellings: most providers deliver «ana+x@» to «ana@», and Gmail ignores dots. It is a hash.
 * `sender` counts for one address of a visitor alone.
 */
export function mailboxKeyOf(email: string, sender = ''): string {
  const [, name = '', host = ''] = /^(.[^+]*).*@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  const mailbox = isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
  return createHash('sha256').update(`${sender} ${mailbox}`).digest('base64url')
}
