import { queryOptions, skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import type { Option, OptionsState } from '#web/ui/fields/select-field.tsx'

export type Choice = Option & { id: number }

/** `sectorId`: the usual sector of the position. `synonyms`: other words for it. */
export type Position = Choice & { sectorId: number; synonyms: readonly string[] }

export type SectorChoice = Choice & { picture: string }

/** Takes the columns of the id and of the name from the rows of a list. */
async function toChoices<Id extends string, Label extends string>(
  rows: Promise<readonly (Record<Id, number> & Record<Label, string>)[]>,
  id: Id,
  label: Label,
): Promise<Choice[]> {
  return (await rows).map((row) => ({ id: row[id], label: row[label] }))
}

const listSectors = async (): Promise<SectorChoice[]> =>
  (await api.master.listSectors()).map((row) => ({
    id: row.mst_emp_sector_id,
    label: row.descripcion,
    picture: row.link_imagen,
  }))

const lists = {
  sectors: listSectors,
  modalities: () => toChoices(api.master.listJobModalities(), 'mst_modalidad_id', 'descripcion'),
  workdays: () => toChoices(api.master.listWorkingDays(), 'mst_jornada_id', 'descripcion'),
  genres: () => toChoices(api.master.listGenres(), 'mst_sexo_id', 'descripcion'),
  countries: () => toChoices(api.master.listCountries(), 'mst_paises_id', 'nombre'),
  documentTypes: () => toChoices(api.master.listDocumentTypes(), 'mst_clases_doc_id', 'clase'),
  communities: () => toChoices(api.master.listCommunities(), 'mst_comunidades_id', 'nombre_corto'),
} satisfies Record<string, () => Promise<Choice[]>>

const partsOf = {
  provinces: (id: number) => toChoices(api.master.listProvinces({ id }), 'mst_provincias_id', 'nombre'),
  cities: (id: number) => toChoices(api.master.listCities({ id }), 'mst_ciudades_id', 'nombre'),
}

export type MasterList = keyof typeof lists

// These lists change with a release only.
const shipped = { staleTime: Infinity, gcTime: Infinity }

/** The positions, for `useOptions`. */
export const positionsQuery = queryOptions({
  queryKey: ['master', 'positions'],
  queryFn: async (): Promise<Position[]> =>
    (await api.master.listJobPositions()).map((row) => ({
      id: row.mst_puestos_id,
      label: row.nombre,
      sectorId: row.mst_emp_sector_id,
      synonyms: row.sinonimos,
    })),
  ...shipped,
})

/** The sectors with their pictures, under the key of `listQuery('sectors')`. */
export const sectorsQuery = queryOptions({ queryKey: ['master', 'sectors'], queryFn: listSectors, ...shipped })

/** A whole list, for `useOptions` or a query client. */
export const listQuery = (list: MasterList) =>
  queryOptions({ queryKey: ['master', list], queryFn: lists[list], ...shipped })

// Sends no request until there is an id.
const partsQuery = (parts: keyof typeof partsOf, id: number | null) =>
  queryOptions({
    queryKey: ['master', parts, id],
    queryFn: id === null ? skipToken : () => partsOf[parts](id),
    ...shipped,
  })

export const provincesQuery = (communityId: number | null) => partsQuery('provinces', communityId)

export const citiesQuery = (provinceId: number | null) => partsQuery('cities', provinceId)

/** The provinces of all communities, as the API sends them. */
export const allProvincesQuery = queryOptions({
  queryKey: ['master', 'all-provinces'],
  queryFn: () => api.master.listAllProvinces(),
  ...shipped,
})

const none: never[] = []

/** The options of a select or a combo box, and whether they are loading or have failed. */
export function useOptions<One extends Choice, Key extends readonly unknown[]>(
  query: UseQueryOptions<One[], Error, One[], Key>,
): Omit<OptionsState, 'options'> & { options: readonly One[] } {
  const { data, isError, isFetching, refetch } = useQuery(query)
  return {
    options: data ?? none,
    isLoading: isFetching && !data,
    hasLoadError: isError && !isFetching,
    onRetry: () => void refetch(),
  }
}
