import { createHash } from 'node:crypto'
import { cityInProvince, placesInWords } from '#contract/values/job-terms/offer-places.ts'
import { payInWords } from '#contract/values/pay/pay-in-words.ts'
import { drawable as withoutUndrawable } from '#server/documents/drawable.ts'
import { pictureTexts } from './texts.ts'
import type { ShownOffer } from '#server/domain/offers/feed/shown-offers.ts'

/** The texts on a picture. */
export interface PictureText {
  brand: string
  title: string
  subtitle: string
  /** In the foot. An empty salary is omitted with its icon. */
  place: string
  salary: string
}

const MODALITY_REMOTE = 3
const LONGEST = 220

const drawable = (text: string): string => [...withoutUndrawable(text)].slice(0, LONGEST).join('')

/** The texts of an offer's picture. The position replaces a title without drawable characters. */
export function offerPicture(offer: ShownOffer, brand: string): PictureText {
  const isOneCity = offer.others === 0 && !offer.isEverywhere
  const place = isOneCity ? cityInProvince(offer.city, offer.province) : placesInWords(offer)
  return {
    brand: drawable(brand),
    title: drawable(offer.name) || drawable(offer.position),
    subtitle: drawable(offer.company),
    place: drawable(offer.modalityId === MODALITY_REMOTE ? `${pictureTexts.remote} · ${place}` : place),
    salary: payInWords(offer),
  }
}

/** The texts for all other pages and for inactive offers. */
export const brandPicture = (brand: string): PictureText => ({
  brand: drawable(brand),
  title: pictureTexts.headline,
  subtitle: pictureTexts.explanation,
  place: pictureTexts.everywhere,
  salary: '',
})

// Increase it when the layout changes, or browsers keep cached pictures of the old one.
const DESIGN = 2

/** The version of a picture: the same texts in the same design have the same version. */
export const versionOf = (text: PictureText): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, text]))
    .digest('base64url')
    .slice(0, 22)
