import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { allProvincesQuery, citiesQuery } from '../fields/master-lists.ts'
import type { CandidateValues } from './candidate-schema.ts'
import { provinceOfPostalCode } from './contact-rules.ts'

/** Chooses the province of a typed postal code with its community, and the city of a province that has only one. */
export function useFollowedPlace() {
  const { getValues, setValue, formState } = useFormContext<CandidateValues>()
  const client = useQueryClient()
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  return async (postalCode: string): Promise<void> => {
    const id = provinceOfPostalCode(postalCode)
    if (id === null || id === getValues('mst_provincias_id')) return
    // After a failure the person chooses the place.
    const provinces = await client.fetchQuery(allProvincesQuery).catch(() => [])
    const found = provinces.find((province) => province.mst_provincias_id === id)
    if (!found || getValues('codigo_postal').trim() !== postalCode) return
    setValue('mst_comunidades_id', found.mst_comunidades_id, options)
    setValue('mst_provincias_id', id, options)
    setValue('mst_ciudades_id', null, options)
    const [only, ...others] = await client.fetchQuery(citiesQuery(id)).catch(() => [])
    const isUnchosen = getValues('mst_provincias_id') === id && getValues('mst_ciudades_id') === null
    if (only && others.length === 0 && isUnchosen) setValue('mst_ciudades_id', only.id, options)
  }
}
