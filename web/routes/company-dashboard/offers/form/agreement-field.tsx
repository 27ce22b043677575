import { offerLines } from '#contract/offer/lines.ts'
import { useId } from 'react'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { usualAgreements } from './usual-agreements.ts'

/** The collective agreement: free text, with the largest ones as suggestions. */
export function AgreementField() {
  const listId = useId()
  return (
    <>
      <FormText
        name="convenio"
        label={offerLines.convenio.label}
        description={texts.agreementHint}
        autoComplete="off"
        list={listId}
        trailing={<ChevronDownIcon />}
      />
      <datalist id={listId}>
        {usualAgreements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
