import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { OFFER_PLACES_MAX, REMOTE_MODALITY_ID } from '#contract/values/job-terms/offer-places.ts'
import { FoldedFields } from '#web/forms/folded-fields.tsx'
import { ChosenChip } from '#web/forms/fields/chosen-chip.tsx'
import { allProvincesQuery, citiesQuery, useOptions } from '#web/forms/fields/master-lists.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { ComboBoxField } from '#web/ui/fields/combo-box-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import type { OfferValues } from './offer-schema.ts'

/** Other cities of the offer, or all of Spain for a remote job. Four cells for the grid of the place. */
export function MorePlaces() {
  const { register } = useFormContext<OfferValues>()
  const [modality, isEverywhere] = useWatch<OfferValues, ['mst_modalidad_id', 'toda_espana']>({
    name: ['mst_modalidad_id', 'toda_espana'],
  })
  const isRemote = modality === REMOTE_MODALITY_ID
  return (
    <div className="grid gap-5 small:col-span-full">
      {isRemote && <SwitchField label={texts.everywhere} {...register('toda_espana')} />}
      {!(isRemote && isEverywhere) && (
        <FoldedFields title={texts.addPlaces}>
          <OtherCities />
        </FoldedFields>
      )}
    </div>
  )
}

function OtherCities() {
  const { field } = useController<OfferValues, 'mas_ciudades'>({ name: 'mas_ciudades' })
  const [first, ownProvince] = useWatch<OfferValues, ['mst_ciudades_id', 'mst_provincias_id']>({
    name: ['mst_ciudades_id', 'mst_provincias_id'],
  })
  const [chosenProvince, chooseProvince] = useState<number | null>(null)
  const { data: provinces = [] } = useQuery(allProvincesQuery)
  const { options: cities, ...state } = useOptions(citiesQuery(chosenProvince ?? ownProvince))
  const input = useRef<HTMLInputElement>(null)
  const chosen = field.value
  const isFull = chosen.length >= OFFER_PLACES_MAX - 1
  const change = (others: OfferValues['mas_ciudades']) => {
    field.onChange(others)
    requestAnimationFrame(() => input.current?.focus())
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">{texts.morePlaces}</legend>
      <p className="text-13 text-gray-text">{texts.morePlacesHint(OFFER_PLACES_MAX)}</p>
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 small:grid-cols-2">
        <SelectField
          label={texts.morePlacesProvince}
          options={provinces.map((one) => ({ id: one.mst_provincias_id, label: one.nombre }))}
          value={chosenProvince ?? ownProvince ?? ''}
          onChange={({ target }) => chooseProvince(Number(target.value) || null)}
        />
        <ComboBoxField
          {...state}
          // Empties the text of the field after each choice.
          key={chosen.map(({ id }) => id).join()}
          name="mas_ciudades"
          label={texts.morePlacesCity}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          options={cities.filter(({ id }) => id !== first && !chosen.some((one) => one.id === id))}
          value={null}
          isDisabled={isFull}
          description={isFull ? texts.morePlacesFull(OFFER_PLACES_MAX) : undefined}
          onBlur={field.onBlur}
          onChange={(id) => {
            const city = cities.find((one) => one.id === id)
            if (city) change([...chosen, { id: city.id, label: city.label }])
          }}
        />
      </div>
      {chosen.length > 0 && (
        <ul aria-label={texts.morePlaces} className="flex flex-wrap gap-2">
          {chosen.map((city) => (
            <ChosenChip
              key={city.id}
              label={city.label}
              onRemove={() => change(chosen.filter(({ id }) => id !== city.id))}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}
