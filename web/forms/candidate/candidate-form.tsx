import { useState } from 'react'
import type { CandidateBody } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { candidateFormTexts as texts } from '../texts.ts'
import { candidateSchema, type CandidateValues } from './candidate-schema.ts'
import { emptyCandidate, toCandidateData } from './candidate-values.ts'
import { FormDate } from '../fields/form-date.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { FormFrame } from '../form-frame.tsx'
import { FormImage } from '../fields/form-image.tsx'
import { FormGrid, FormSection } from '../form-layout.tsx'
import { FormText } from '../fields/form-text.tsx'
import { MasterSelect } from '../fields/master-select.tsx'
import { PlaceFields } from '../fields/place-fields.tsx'
import type { ProfileFormProps } from '../profile/profile-form.ts'
import { PostalCodeField } from './postal-code-field.tsx'
import { useUnsavedValues } from '../profile/use-unsaved-values.ts'
import { useCheckedForm } from '../use-checked-form.ts'

export type CandidateFormProps = ProfileFormProps<CandidateValues, CandidateBody> & {
  /** Leaves the picture and what is optional behind a button: an offer waits for the profile. */
  isBrief?: boolean
}

/** The candidate form of onboarding and of the edit dialog. */
export function CandidateForm(props: CandidateFormProps) {
  const { mode, initial = emptyCandidate, onSubmit, unsavedName, children, isBrief = false, ...frame } = props
  const [schema] = useState(() => candidateSchema(todayInMadrid()))
  const form = useCheckedForm(schema, initial)
  useUnsavedValues(form, unsavedName)
  return (
    <FormFrame {...frame} form={form} onSubmit={(checked) => onSubmit(toCandidateData(checked, initial), checked)}>
      {!isBrief && <FormImage label={texts.image} />}
      <FormSection title={mode === 'create' ? texts.createTitle : texts.editTitle}>
        <FormGrid>
          <FormText name="nombre" label={texts.firstName} required autoComplete="given-name" />
          <FormText name="primer_apellido" label={texts.firstSurname} required autoComplete="family-name" />
          {!isBrief && <SecondSurname />}
          <FormText name="telefono_movil" label={texts.phone} required type="tel" autoComplete="tel" />
          {!isBrief && <OptionalFields />}
        </FormGrid>
      </FormSection>
      <FormSection title={texts.placeTitle} level={3}>
        <FormGrid>
          <PostalCodeField />
          <PlaceFields />
        </FormGrid>
      </FormSection>
      {isBrief && <MoreFields />}
      {children}
      <DataNote text={dataNoteTexts.candidate} />
    </FormFrame>
  )
}

const SecondSurname = () => <FormText name="segundo_apellido" label={texts.secondSurname} autoComplete="off" />

function OptionalFields() {
  return (
    <>
      <FormDate name="fecha_nacimiento" label={texts.birthDate} tellsHalfTyped />
      <MasterSelect list="genres" name="mst_sexo_id" label={texts.sex} />
      <MasterSelect list="countries" name="nacionalidad_id" label={texts.nationality} className="small:col-span-2" />
      <MasterSelect list="documentTypes" name="mst_clases_doc_id" label={texts.documentType} placeholder={null} />
      <FormText name="num_documento" label={texts.documentNumber} autoComplete="off" autoCapitalize="characters" />
    </>
  )
}

/** Once opened they stay, so that no field with an error is hidden. */
function MoreFields() {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="self-start">
        {texts.more}
      </Button>
    )
  }
  return (
    <FormSection title={texts.moreTitle} level={3}>
      <FormImage label={texts.image} />
      <FormGrid>
        <SecondSurname />
        <OptionalFields />
      </FormGrid>
    </FormSection>
  )
}
