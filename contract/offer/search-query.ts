import * as z from 'zod'
import { inQuery, queryId, queryPage } from '../company-lists.ts'
import { addressNumber, textLine } from '../shapes.ts'
import {
  filterNames,
  searchFilters,
  sortNames,
  type Filter,
  type FilterName,
  type FilterValues,
  type SortName,
} from './filters.ts'

function schemaOf(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return textLine(filter.max).optional()
    case 'entry':
      return queryId
    case 'code':
      return inQuery(z.enum(Object.keys(filter.names)))
    case 'number':
      return inQuery(addressNumber(z.literal(filter.values)))
    case 'amount':
      return inQuery(addressNumber(z.int().min(1).max(filter.max)))
  }
}

type Schemas = { [Name in FilterName]: z.ZodOptional<z.ZodType<FilterValues[Name], FilterValues[Name]>> }

const schemas = Object.fromEntries(filterNames.map((name) => [name, schemaOf(searchFilters[name])])) as Schemas

const orden = inQuery(z.enum(Object.keys(sortNames) as SortName[]))

/** With a filter or a page the answer is one page, with none the list of the newest. It begins after the offer `despues`, the last of the page before. */
export const SearchQuery = z.object({ ...schemas, orden, pagina: queryPage, despues: queryId })

export const FilterQuery = SearchQuery.omit({ orden: true, pagina: true, despues: true })

export const CorrectionQuery = FilterQuery.refine(({ nombre, ciudad }) => nombre || ciudad, {
  error: 'nothing to correct',
})

/**
 * `sugerencia` is null without a correction. `conserva_filtros` is false where it finds offers only without the other filters. `ciudad`: the
 * place that is most like an unknown one. `se_conoce` is false where a word or the place is unknown. `filtros`: the same search with filters
 * in place of the words that name them, null if no word does or if it finds less.
 */
export const SearchCorrection = z.object({
  sugerencia: z.string().nullable(),
  conserva_filtros: z.boolean(),
  ciudad: z.string().nullable(),
  se_conoce: z.boolean(),
  filtros: FilterQuery.nullable(),
})

/**
 * Another search for filters that find nothing: they farther around their city, or without one, then in the province of their city and in its city with the most offers, or else
 * one of them alone.
 */
export const WayOut = z.object({
  filtros: FilterQuery,
  /** The filter that it leaves out. Null: it looks farther or elsewhere around the city or, with `sola`, has one filter of several. */
  sin: z.enum(filterNames).nullable(),
  sola: z.boolean(),
  /** Up to 1001, as the list counts. */
  numero_ofertas: z.int(),
})
