import { ROLE_COMPANY, ROLE_OPERATOR } from '#contract/constants.ts'

const SHOWN = 2

/** An e-mail as operators read it: «an…@prueba.example», unless it is that of a company or an operator. */
export function maskEmail(email: string, role: number | null): string {
  if (role === ROLE_COMPANY || role === ROLE_OPERATOR) return email
  const at = email.lastIndexOf('@')
  // Of a short name less, so that something stays hidden.
  const start = Array.from(email.slice(0, at)).slice(0, -1).slice(0, SHOWN)
  return `${start.join('')}…${email.slice(at)}`
}
