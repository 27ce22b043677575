import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { staysVerified } from '#contract/values/verification.ts'
import type { LegalBody, Verification } from '#web/api/types.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormGrid, FormSection } from '#web/forms/form-layout.tsx'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { BadgeNote } from './badge-note.tsx'
import { legalChanges, legalSchema, legalValuesOf, toLegalBody, type LegalValues } from './legal-schema.ts'
import { legalFormTexts as texts } from './texts.ts'

type LegalFormProps = Pick<
  FormFrameProps<LegalValues, LegalBody>,
  'id' | 'isPending' | 'failure' | 'onDirtyChange' | 'interruptedName'
> & {
  verification: Verification
  onSubmit: (body: LegalBody) => void
}

/** Legal data of the company, and its contact person. */
export function LegalForm({ verification, onSubmit, ...frame }: LegalFormProps) {
  const [defaultValues] = useState(() => legalValuesOf(verification.datos))
  const form = useCheckedForm(legalSchema, defaultValues)
  return (
    <FormFrame {...frame} form={form} onSubmit={(checked) => onSubmit(toLegalBody(checked))}>
      <p className="text-gray-text">{texts.onlyUs}</p>
      <FormSection title={texts.company} level={3}>
        <FormGrid>
          <FormText name="razon_social" label={texts.legalName} description={texts.legalNameHint} required />
          <FormText name="nif" label={texts.taxNumber} description={texts.taxNumberHint} required autoComplete="off" />
          <FormText
            name="web"
            label={texts.website}
            description={texts.websiteHint}
            inputMode="url"
            autoComplete="url"
          />
        </FormGrid>
      </FormSection>
      <FormSection title={texts.contact} level={3}>
        <FormGrid>
          <FormText name="contacto_nombre" label={texts.contactName} required autoComplete="name" />
          <FormText name="contacto_cargo" label={texts.contactPosition} required autoComplete="organization-title" />
          <FormText
            name="contacto_telefono"
            label={texts.contactPhone}
            description={texts.contactPhoneHint}
            type="tel"
            required
            autoComplete="tel"
          />
          <FormText
            name="contacto_correo"
            label={texts.contactEmail}
            description={texts.contactEmailHint}
            type="email"
            required
            autoComplete="email"
          />
        </FormGrid>
      </FormSection>
      <DataNote text={dataNoteTexts.verification} />
      {verification.estado_verificacion === 'verificada' && (
        <NewCheckNote {...{ control: form.control, defaultValues, verification }} />
      )}
    </FormFrame>
  )
}

interface NewCheckNoteProps {
  control: Control<LegalValues>
  defaultValues: LegalValues
  verification: Verification
}

/** Says before saving that the company loses its badge. */
function NewCheckNote({ control, defaultValues, verification }: NewCheckNoteProps) {
  const typed = useWatch({ control, compute: (values: LegalValues) => values })
  const changes = legalChanges(defaultValues, typed)
  const done = verification.comprobaciones.map(({ comprobacion }) => comprobacion)
  return (
    <BadgeNote>
      {!staysVerified(done, changes) && (changes.includes('empresa') ? texts.newCheck : texts.fewChecks)}
    </BadgeNote>
  )
}
