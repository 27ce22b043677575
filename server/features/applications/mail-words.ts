import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'

const SUBJECT_NAME_MAX = 60

/** A name for a subject, which phones cut after some forty characters. */
export const short = (name: string): string =>
  name.length <= SUBJECT_NAME_MAX ? name : `${name.slice(0, SUBJECT_NAME_MAX - 1).trimEnd()}…`

/** The name of a candidate in a mail to a company. */
export const person = (name: string) => nameInMail(name, 'Una persona')

export const inDays = (count: number) => (count === 1 ? '1 día' : `${count} días`)

/** Data of the example letters. */
export const examples = {
  application: { offer: 'Dependiente de tienda', company: 'Panadería «El Faro» & Hijos' },
  leaving: { unsubscribePath: `/baja-correos?token=17.${EXAMPLE_TOKEN}` },
}
