import { useFormContext } from 'react-hook-form'
import { CONTRACT_TYPES } from '#contract/constants.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { contractTypeNames } from '#web/format/job-terms/contract-type.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { OfferValues } from './offer-schema.ts'

const options = CONTRACT_TYPES.map((type) => ({ id: type, label: contractTypeNames[type] }))

export function ContractField() {
  const { register } = useFormContext<OfferValues>()
  return (
    <SelectField
      label={texts.contract}
      options={options}
      placeholder={texts.noContract}
      {...register('tipo_contrato')}
    />
  )
}
