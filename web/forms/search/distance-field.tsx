import { DISTANCES_KM, distanceName, distanceWords } from '#contract/offer/distances.ts'
import { SelectField, type SelectFieldProps } from '#web/ui/fields/select-field.tsx'

const options = DISTANCES_KM.map((id) => ({ id, label: distanceName(id) }))

/** How far from the city beside it. */
export const DistanceField = (props: Omit<SelectFieldProps, 'label' | 'options' | 'name'>) => (
  <SelectField
    {...props}
    label={distanceWords.label}
    name="distancia"
    placeholder={distanceWords.any}
    options={options}
  />
)
