import type { Env } from '#server/config/env.ts'
import type { Mail } from '../mailer.ts'
import { breakLinks } from './break-links.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { frameTexts } from './frame-texts.ts'

export type Site = Pick<Env, 'baseUrl' | 'brand'>

/** The subject, the text and the HTML of a letter. Texts by people cannot add lines, markup or links. */
export function writeLetter(
  letter: Letter,
  { baseUrl, brand }: Site,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribe' | 'calendar'> {
  const plain = (text: string) => breakLinks(oneLine(text), brand.email)
  const subject = plain(letter.subject)
  const paragraphs = letter.paragraphs.map(plain)
  const linked = ({ label, path }: { label: string; path: string }) => ({
    label: plain(label),
    link: linkTo(path, baseUrl),
  })
  const items = (letter.items ?? []).map((item) => ({
    ...linked(item),
    text: plain(item.text),
    links: (item.links ?? []).map(linked),
  }))
  const notes = (letter.notes ?? []).map(plain)
  const action = letter.action && linked(letter.action)
  const links = (letter.links ?? []).map(linked)
  const unsubscribeLabel = letter.unsubscribeLabel ?? frameTexts.unsubscribe
  const unsubscribe = letter.unsubscribePath === undefined ? undefined : linkTo(letter.unsubscribePath, baseUrl)
  const end = [frameTexts.automatic(brand.email), brand.name, brand.address].map(oneLine)
  return {
    subject,
    text: [
      subject,
      ...paragraphs,
      ...items.map(({ text, label, link, links: own }) =>
        [label, text, link, ...own.map((one) => `${one.label}:\n${one.link}`)].join('\n'),
      ),
      ...(action ? [`${action.label}:\n${action.link}`] : []),
      ...notes,
      ...links.map(({ label, link }) => `${label}:\n${link}`),
      `-- \n${end.join('\n')}`,
      ...(unsubscribe ? [`${unsubscribeLabel}:\n${unsubscribe}`] : []),
    ].join('\n\n'),
    html: letterHtml({
      subject,
      paragraphs,
      items,
      action,
      notes,
      links,
      end,
      unsubscribe: unsubscribe === undefined ? undefined : { label: unsubscribeLabel, link: unsubscribe },
      brandName: oneLine(brand.name),
    }),
    unsubscribe,
    calendar: letter.calendar,
  }
}

/** A link to the product itself. Throws if the path would lead to another host. */
function linkTo(path: string, baseUrl: string): string {
  const link = new URL(path, baseUrl)
  if (link.origin !== baseUrl) throw new Error('A mail links only to this product')
  return link.href
}

/** Without line breaks, control characters, characters that turn the direction of text, and halves of characters. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
