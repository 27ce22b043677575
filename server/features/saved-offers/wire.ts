import type * as z from 'zod'
import type { SavedOffer } from '#contract/following/saved-offers.ts'
import { dayInMadrid } from '#server/clock.ts'
import { toPublicOffer } from '#server/domain/offers/offer-wire.ts'
import type { Files } from '#server/files/files.ts'
import type { SavedRow } from './queries.ts'

interface Site {
  files: Files
  /** YYYY-MM-DD */
  today: string
}

export const toSavedOffer = (row: SavedRow, site: Site): z.input<typeof SavedOffer> => ({
  emp_ofertas_id: row.offerId,
  nombre: row.name,
  oferta: row.offer && toPublicOffer(row.offer, site),
  guardada_el: dayInMadrid(row.savedAt),
  termina_en_dias: row.daysLeft,
  aplicada: row.isApplied,
})
