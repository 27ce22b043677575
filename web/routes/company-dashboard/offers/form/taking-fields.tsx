import { useFormContext } from 'react-hook-form'
import type { Site } from '#web/document/site.ts'
import { FoldedFields } from '#web/forms/folded-fields.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { offerTexts } from '../../texts.ts'
import type { OfferValues } from './offer-schema.ts'

/** How the offer takes applications. The operator may decide about the first look for all offers. */
export function TakingFields({ firstLook }: Pick<Site, 'firstLook'>) {
  const { register } = useFormContext<OfferValues>()
  return (
    <FoldedFields title={offerTexts.taking}>
      <div className="grid gap-4">
        <SwitchField label={texts.asksNote} hint={texts.asksNoteHint} {...register('pide_nota')} />
        {firstLook === 'always' && (
          <p>
            <span className="block font-semibold">{texts.hidesNames}</span>
            {texts.hidesNamesAlways} {texts.hidesNamesHint}
          </p>
        )}
        {!firstLook && (
          <SwitchField label={texts.hidesNames} hint={texts.hidesNamesHint} {...register('primera_sin_nombres')} />
        )}
        <FormText
          name="limite_candidaturas"
          label={texts.applicationLimit}
          description={texts.applicationLimitHint}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-sm"
        />
      </div>
    </FoldedFields>
  )
}
