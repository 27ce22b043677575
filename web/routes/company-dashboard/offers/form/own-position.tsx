import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { offerLines } from '#contract/offer/lines.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { JudgedByRules } from '../findings.tsx'
import type { OfferValues } from './offer-schema.ts'

/** The company's own words for a position that the list lacks. Folded until it has some. */
export function OwnPosition() {
  const { getValues } = useFormContext<OfferValues>()
  // Emptying the field must not fold it.
  const [hadWords] = useState(() => Boolean(getValues('puesto_propio')))
  return (
    <details open={hadWords}>
      <summary className="min-h-6 w-fit cursor-pointer text-14 font-medium underline underline-offset-4">
        {texts.notListed}
      </summary>
      <div className="pt-2">
        <JudgedByRules field="puesto_propio">
          <FormText
            name="puesto_propio"
            label={offerLines.puesto_propio.label}
            description={texts.ownPositionHint}
            autoComplete="off"
          />
        </JudgedByRules>
      </div>
    </details>
  )
}
