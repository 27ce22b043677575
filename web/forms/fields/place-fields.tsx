import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { placeTexts } from '../texts.ts'
import { FormSelect } from './form-select.tsx'
import { citiesQuery, listQuery, provincesQuery, useOptions } from './master-lists.ts'
import type { PlaceValues } from '../place-values.ts'

/** Community, province and city, each depending on the one before; three cells for the grid of a form. */
export function PlaceFields({ isCityRequired = false }: { isCityRequired?: boolean }) {
  const { control } = useFormContext<PlaceValues>()
  const [communityId, provinceId] = useWatch({ control, name: ['mst_comunidades_id', 'mst_provincias_id'] })
  const { resetProvince, resetCity } = useResets()
  const communities = useOptions(listQuery('communities'))
  const provinces = useOptions(provincesQuery(communityId))
  const cities = useOptions(citiesQuery(provinceId))
  return (
    <>
      <FormSelect
        {...communities}
        name="mst_comunidades_id"
        label={placeTexts.community}
        required
        placeholder={null}
        onChosen={(id) => void resetProvince(id)}
      />
      <FormSelect
        {...provinces}
        name="mst_provincias_id"
        label={placeTexts.province}
        required
        disabled={communityId === null}
        onChosen={resetCity}
      />
      <FormSelect
        {...cities}
        name="mst_ciudades_id"
        label={placeTexts.city}
        required={isCityRequired}
        disabled={provinceId === null}
        {...(provinceId === null && { placeholder: placeTexts.provinceFirst })}
      />
    </>
  )
}

/** A new community clears the province and the city. A new province clears the city. */
function useResets() {
  const { setValue, getValues, formState } = useFormContext<PlaceValues>()
  const client = useQueryClient()
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  const resetCity = () => setValue('mst_ciudades_id', null, { shouldDirty: true })
  const setProvince = (id: number | null) => {
    setValue('mst_provincias_id', id, options)
    resetCity()
  }

  // Seven communities have only one province: it is chosen at once.
  const resetProvince = async (communityId: number | null) => {
    setProvince(null)
    const provinces = await client.fetchQuery(provincesQuery(communityId)).catch(() => [])
    const [only, ...others] = provinces
    const isStillOpen = getValues('mst_comunidades_id') === communityId && getValues('mst_provincias_id') === null
    if (only && others.length === 0 && isStillOpen) setProvince(only.id)
  }

  return { resetProvince, resetCity }
}
