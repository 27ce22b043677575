import { useFormContext } from 'react-hook-form'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { OfferValues } from './offer-schema.ts'

interface OptionalChoiceProps {
  name: 'tipo_contrato' | 'experiencia' | 'reservada_discapacidad'
  label: string
  /** The text that people read for each value. */
  names: Readonly<Record<string, string>>
  description?: string
  /** The text of the empty choice. */
  nothing?: string
}

/** A fact that an offer may leave out. */
export function OptionalChoice({ name, label, names, description, nothing = texts.notSaid }: OptionalChoiceProps) {
  const { register } = useFormContext<OfferValues>()
  const options = Object.entries(names).map(([id, text]) => ({ id, label: text }))
  return <SelectField label={label} options={options} placeholder={nothing} {...{ description }} {...register(name)} />
}
