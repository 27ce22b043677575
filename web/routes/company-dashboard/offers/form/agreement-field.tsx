import { useId } from 'react'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { lineTexts, offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { usualAgreements } from './usual-agreements.ts'

/** The collective agreement: free text, with the largest ones as suggestions. */
export function AgreementField() {
  const listId = useId()
  return (
    <>
      <FormText
        name="convenio"
        label={lineTexts.convenio}
        description={texts.agreementHint}
        autoComplete="off"
        list={listId}
      />
      <datalist id={listId}>
        {usualAgreements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
