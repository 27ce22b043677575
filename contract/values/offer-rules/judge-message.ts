import { isFraud, judgeOffer, type RuleName } from './judge-offer.ts'
import { normalizeText } from './normalize-text.ts'

const noOffer = { nombre: '', requirements_list: [], salario_anual: 0, mst_jornada_id: null }

/** Rules of fraud that refuse a contact, which is no sign of fraud once people are to meet. */
const ofContacts = new Set<RuleName>(['messenger_contact', 'lone_contact'])

const ADDRESS = /[\w.+-]@[a-z\d-]{1,60}\.[a-z]{2}|:\/\/|\bwww\./i
// In the groups in which people write telephones. Dates and hours have others.
const PHONE =
  /(?<![\d.,-])(?:(?:\+|00)34[ .-]?)?[6-9](?:\d\d(?:[ .-]?\d{3}){2}|\d\d(?:[ .-]?\d\d){3}|\d[ .-]\d{3}(?:[ .-]\d\d){2})(?!\d)/

export type MessageFault = { kind: 'fraud'; found: string } | { kind: 'contact' }

/** What keeps a message about an application from being sent. Contacts are fine once an interview was proposed. */
export function judgeMessage(text: string, { hasInterview }: { hasInterview: boolean }): MessageFault | undefined {
  const signs = judgeOffer({ ...noOffer, descripcion: text }).filter(isFraud)
  const fraud = signs.find(({ rule }) => !ofContacts.has(rule))
  if (fraud) return { kind: 'fraud', found: fraud.found }
  const hasContact =
    signs.length > 0 || ADDRESS.test(text) || normalizeText(text).phones.some((view) => PHONE.test(view.text))
  return hasContact && !hasInterview ? { kind: 'contact' } : undefined
}
