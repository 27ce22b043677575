import { queryOptions, skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import type { Option, OptionsState } from '#web/ui/fields/select-field.tsx'

type Choice = Option & { id: number }

const lists = {
  sectors: async () => (await api.master.listSectors()).map((row) => toChoice(row.mst_emp_sector_id, row.descripcion)),
  positions: async () => (await api.master.listJobPositions()).map((row) => toChoice(row.mst_puestos_id, row.nombre)),
  modalities: async () =>
    (await api.master.listJobModalities()).map((row) => toChoice(row.mst_modalidad_id, row.descripcion)),
  workdays: async () =>
    (await api.master.listWorkingDays()).map((row) => toChoice(row.mst_jornada_id, row.descripcion)),
  genres: async () => (await api.master.listGenres()).map((row) => toChoice(row.mst_sexo_id, row.descripcion)),
  countries: async () => (await api.master.listCountries()).map((row) => toChoice(row.mst_paises_id, row.nombre)),
  documentTypes: async () =>
    (await api.master.listDocumentTypes()).map((row) => toChoice(row.mst_clases_doc_id, row.clase)),
  communities: async () =>
    (await api.master.listCommunities()).map((row) => toChoice(row.mst_comunidades_id, row.nombre_corto)),
} satisfies Record<string, () => Promise<Choice[]>>

export type MasterList = keyof typeof lists

const toChoice = (id: number, label: string): Choice => ({ id, label })

// They change with a release only.
const shipped = { staleTime: Infinity, gcTime: Infinity }

/** A whole list, for `useOptions` or a query client. */
export const listQuery = (list: MasterList) =>
  queryOptions({ queryKey: ['master', list], queryFn: lists[list], ...shipped })

/** The provinces of a community; nothing is asked until there is one. */
export const provincesQuery = (communityId: number | null) =>
  queryOptions({
    queryKey: ['master', 'provinces', communityId],
    queryFn:
      communityId === null
        ? skipToken
        : async () =>
            (await api.master.listProvinces({ id: communityId })).map((row) =>
              toChoice(row.mst_provincias_id, row.nombre),
            ),
    ...shipped,
  })

/** The municipalities of a province; nothing is asked until there is one. */
export const citiesQuery = (provinceId: number | null) =>
  queryOptions({
    queryKey: ['master', 'cities', provinceId],
    queryFn:
      provinceId === null
        ? skipToken
        : async () =>
            (await api.master.listCities({ id: provinceId })).map((row) => toChoice(row.mst_ciudades_id, row.nombre)),
    ...shipped,
  })

const none: readonly Choice[] = []

/** What a select or a combo box needs to know of options that are on their way. */
export function useOptions<Key extends readonly unknown[]>(
  query: UseQueryOptions<Choice[], Error, Choice[], Key>,
): OptionsState & { options: readonly Choice[] } {
  const { data, isError, isFetching, refetch } = useQuery(query)
  return {
    options: data ?? none,
    isLoading: isFetching && !data,
    hasLoadError: isError && !isFetching,
    onRetry: () => void refetch(),
  }
}
