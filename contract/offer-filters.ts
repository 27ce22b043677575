import * as z from 'zod'
import { inQuery, queryId, queryPage } from './company-lists.ts'
import { CONTRACT_TYPES, EXPERIENCE_LEVELS, LENGTH_MAX, PUBLISHED_WITHIN_DAYS, SALARY_MAX } from './constants.ts'
import { addressNumber, textLine } from './shapes.ts'

/** With a filter or a page the answer is one page, with none the list of the newest. It begins after the offer `despues`, the last of the page before. */
export const OfferFilters = z.object({
  nombre: textLine(LENGTH_MAX.title).optional(),
  sector: queryId,
  puesto: queryId,
  ciudad: textLine(LENGTH_MAX.name).optional(),
  provincia: queryId,
  modalidad: queryId,
  jornada: queryId,
  contrato: inQuery(z.enum(CONTRACT_TYPES)),
  experiencia: inQuery(z.enum(EXPERIENCE_LEVELS)),
  /** The least salary in euros a year. Offers without a salary are left out. */
  salario: inQuery(addressNumber(z.int().min(1).max(SALARY_MAX))),
  /** Published up to so many days ago. */
  publicada: inQuery(addressNumber(z.literal(PUBLISHED_WITHIN_DAYS))),
  /** Only offers that are reserved for people with a disability. */
  reservada: inQuery(addressNumber(z.literal(1))),
  pagina: queryPage,
  despues: queryId,
})

export const SuggestionQuery = OfferFilters.omit({ pagina: true, despues: true }).extend({
  nombre: OfferFilters.shape.nombre.unwrap().min(1),
})

/** `sugerencia` is null if there is nothing to suggest. `conserva_filtros` is false where it finds offers only without the other filters. */
export const SearchSuggestion = z.object({ sugerencia: z.string().nullable(), conserva_filtros: z.boolean() })
