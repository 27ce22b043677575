import { MAIL_DECISIONS, mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { Deps } from '#server/deps.ts'
import { answerLinksOf } from '#server/domain/applications/answer-links.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'

const SUBJECT_NAME_MAX = 60

/** A name for a subject, which phones cut after some forty characters. */
export const short = (name: string): string =>
  name.length <= SUBJECT_NAME_MAX ? name : `${name.slice(0, SUBJECT_NAME_MAX - 1).trimEnd()}…`

export const inDays = (count: number) => (count === 1 ? '1 día' : `${count} días`)

/** Data of the example letters. */
export const examples = {
  application: { offer: 'Dependiente de tienda', company: 'Panadería «El Faro» & Hijos' },
  leaving: { unsubscribePath: `/baja-correos?token=17.${EXAMPLE_TOKEN}` },
}

/** The company's list of applications. */
export const DESK = '/perfil-empresa?seccion=candidatos'

export interface Person {
  name: string
  offer: string
  path: string
  links: { label: string; path: string }[]
}

export const person = (name: string) => nameInMail(name, 'Una persona')

/** A candidate in a mail to a company. */
export const listed = ({ name, path, links }: Person, text: string) => ({
  label: person(name),
  text,
  path,
  links,
})

/** How long somebody waits, and whether they ask for news. */
export const waits = ({ offer, days, isAsking }: { offer: string; days: number; isAsking: boolean }) =>
  isAsking
    ? `Pregunta si hay novedades: espera tu respuesta para «${offer}» desde hace ${inDays(days)}.`
    : `Para «${offer}»: espera tu respuesta desde hace ${inDays(days)}.`

export const unnamed = (count: number) =>
  count > 0 ? [`Y ${count === 1 ? 'una candidatura' : `${spanishNumber(count)} candidaturas`} más, en tu panel.`] : []

export const linkTexts = {
  how: 'Responde desde aquí, sin iniciar sesión. Tienes media hora para retirar una respuesta: solo después se lo decimos a la persona.',
  valid: 'Los enlaces para responder sirven 30 días a quien tenga este correo: no lo reenvíes fuera de tu empresa.',
} as const

/** The people with the way to their applications, and the links that answer them. */
export const withLinks = <Row extends { id: number }>(
  deps: Pick<Deps, 'db' | 'clock' | 'appSecret'>,
  rows: readonly Row[],
) =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      path: `${DESK}&candidatura=${row.id}`,
      links: await answerLinksOf(deps, row.id),
    })),
  )

const answerPath = `/responder-candidatura#token=7.2026-12-21.3.1764000000000.${EXAMPLE_TOKEN}&decision=`

/** Somebody of the example letters, with such links. */
export const examplePerson: Person = {
  name: 'Ana Núñez',
  offer: examples.application.offer,
  path: `${DESK}&candidatura=7`,
  links: MAIL_DECISIONS.map((key) => ({ label: mailDecisions[key].label, path: answerPath + key })),
}
