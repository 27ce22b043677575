import { createHash } from 'node:crypto'
import { pictureTexts, yearlySalary } from './texts.ts'
import type { ShownOffer } from './queries.ts'

/** What is written on a picture. */
export interface PictureText {
  brand: string
  title: string
  /** Under the title. */
  subtitle: string
  /** Along the foot; an empty salary is left out with its mark. */
  place: string
  salary: string
}

const MODALITY_REMOTE = 3
const LONGEST = 220

// What Poppins can draw of the languages written in Latin letters. A box in the place of an emoji helps nobody.
const undrawable = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122]/gu

const drawable = (text: string): string =>
  [...text.normalize('NFC').replaceAll(undrawable, ' ').replaceAll(/\s+/g, ' ').trim()].slice(0, LONGEST).join('')

/** The words for an offer's picture. A title of nothing but signs gives way to the name of the position. */
export function offerPicture(offer: ShownOffer, brand: string): PictureText {
  const place = offer.city === offer.province ? offer.city : `${offer.city}, ${offer.province}`
  return {
    brand: drawable(brand),
    title: drawable(offer.name) || drawable(offer.position),
    subtitle: drawable(offer.company),
    place: drawable(offer.modalityId === MODALITY_REMOTE ? `${pictureTexts.remote} · ${place}` : place),
    salary: yearlySalary(offer.annualSalary),
  }
}

/** The words for every other page, and for offers that are no longer active. */
export const brandPicture = (brand: string): PictureText => ({
  brand: drawable(brand),
  title: pictureTexts.headline,
  subtitle: pictureTexts.explanation,
  place: pictureTexts.everywhere,
  salary: '',
})

// Count it up when the drawing changes, or browsers and previews keep the old one.
const DESIGN = 1

/** Names what a picture shows: the same words in the same drawing have the same version. */
export const versionOf = (text: PictureText): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, text]))
    .digest('base64url')
    .slice(0, 22)
