import { isFraud, judgeOffer, type RuleName } from './judge-offer.ts'
import { normalizeText } from './normalize-text.ts'

const noOffer = { nombre: '', requirements_list: [], salario_anual: 0, mst_jornada_id: null }

/** Rules of fraud that find contacts. People who are to meet exchange contacts. */
const ofContacts = new Set<RuleName>(['messenger_contact', 'lone_contact'])

const ADDRESS = /[\w.+-]@[a-z\d-]{1,60}\.[a-z]{2}|:\/\/|\bwww\./i
// In the groups in which people write telephones. Dates and hours have others.
const PHONE =
  /(?<![\d.,-])(?:(?:\+|00)34[ .-]?)?[6-9](?:\d\d(?:[ .-]?\d{3}){2}|\d\d(?:[ .-]?\d\d){3}|\d[ .-]\d{3}(?:[ .-]\d\d){2})(?!\d)/

export type MessageFault = { kind: 'fraud'; found: string } | { kind: 'contact' }

/** Finds the reason to refuse a message. Contacts are fine once an interview was proposed. */
export function judgeMessage(text: string, { hasInterview }: { hasInterview: boolean }): MessageFault | undefined {
  const signs = judgeOffer({ ...noOffer, descripcion: text }).filter(isFraud)
  const fraud = signs.find(({ rule }) => !ofContacts.has(rule))
  if (fraud) return { kind: 'fraud', found: fraud.found }
  const hasContact =
    signs.length > 0 || ADDRESS.test(text) || normalizeText(text).phones.some((view) => PHONE.test(view.text))
  return hasContact && !hasInterview ? { kind: 'contact' } : undefined
}
