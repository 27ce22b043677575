import { useController, useFormContext } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { candidateFormTexts } from '../texts.ts'
import type { CandidateValues } from './candidate-schema.ts'
import { isOfOtherProvince, provinceOfPostalCode } from './contact-rules.ts'
import { allProvincesQuery, citiesQuery } from '../fields/master-lists.ts'

/** Five digits, which choose the province. A code of another province shows a warning, but may be sent. */
export function PostalCodeField() {
  const { control, watch } = useFormContext<CandidateValues>()
  const { field, fieldState } = useController({ name: 'codigo_postal', control })
  const follow = useFollowedPlace()
  const isOdd = isOfOtherProvince(field.value.trim(), watch('mst_provincias_id'))
  return (
    <NumberField
      {...field}
      onChange={(event) => {
        field.onChange(event)
        void follow(event.target.value.trim())
      }}
      label={candidateFormTexts.postalCode}
      required
      autoComplete="postal-code"
      description={
        <span role="status" className={isOdd ? 'font-medium text-amber-text' : undefined}>
          {isOdd ? candidateFormTexts.postalCodeOdd : candidateFormTexts.postalCodeHint}
        </span>
      }
      error={fieldState.error?.message}
    />
  )
}

/** Chooses the province of a typed postal code with its community, and the city of a province that has only one. */
function useFollowedPlace() {
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
