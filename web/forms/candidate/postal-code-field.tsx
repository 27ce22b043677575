import { useController, useFormContext } from 'react-hook-form'
import { candidateFormTexts } from '../texts.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import type { CandidateValues } from './candidate-schema.ts'
import { isOfOtherProvince } from './contact-rules.ts'
import { useFollowedPlace } from './use-followed-place.ts'

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
