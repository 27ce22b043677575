import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { CandidateBody } from '#web/api/types.ts'
import { candidateFormTexts as texts } from '../texts.ts'
import { todayInMadrid } from './birth-date.ts'
import { candidateSchema, type CandidateValues } from './candidate-schema.ts'
import { emptyCandidate, toCandidateData } from './candidate-values.ts'
import { FormDate } from '../form-date.tsx'
import { FormFrame, type FormFrameProps } from '../form-frame.tsx'
import { FormImage } from '../form-image.tsx'
import { FormGrid, FormSection } from '../form-layout.tsx'
import { FormText } from '../form-text.tsx'
import { MasterSelect } from '../master-select.tsx'
import { PlaceFields } from '../place-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { useDraft, withDraft } from '../use-draft.ts'

type Frame = Pick<FormFrameProps<CandidateValues>, 'id' | 'isPending' | 'failure' | 'onDirtyChange'>

export type CandidateFormProps = Frame & {
  mode: 'create' | 'edit'
  /** What it starts with: `candidateValuesOf(user, imageUrl)` in edit mode. */
  initial?: CandidateValues
  onSubmit: (candidate: CandidateBody) => void
  /** Keeps what is typed in the tab under this name. */
  draftName?: string
  /** Buttons at its end; in a dialog they stand in the footer. */
  children?: ReactNode
}

/** The candidate form of onboarding and of the edit dialog. */
export function CandidateForm(props: CandidateFormProps) {
  const { mode, initial = emptyCandidate, onSubmit, draftName, children, ...frame } = props
  const [defaultValues] = useState(() => withDraft(initial, draftName))
  const [resolver] = useState(() => zodResolver(candidateSchema(todayInMadrid())))
  const form = useForm<CandidateValues>({ defaultValues, resolver, shouldFocusError: false })
  useDraft(form, draftName)
  return (
    <FormFrame {...frame} form={form} onSubmit={(values) => onSubmit(toCandidateData(values, initial))}>
      <FormImage label={texts.image} />
      <FormSection title={mode === 'create' ? texts.createTitle : texts.editTitle}>
        <PersonFields />
      </FormSection>
      <FormSection title={texts.placeTitle} level={3}>
        <FormGrid>
          <PlaceFields />
          <PostalCodeField />
        </FormGrid>
      </FormSection>
      {children}
    </FormFrame>
  )
}

function PersonFields() {
  return (
    <FormGrid>
      <FormText name="nombre" label={texts.firstName} required autoComplete="given-name" />
      <FormText name="primer_apellido" label={texts.firstSurname} required autoComplete="family-name" />
      <FormText name="segundo_apellido" label={texts.secondSurname} autoComplete="off" />
      <FormText name="telefono_movil" label={texts.phone} required type="tel" autoComplete="tel" />
      <FormDate name="fecha_nacimiento" label={texts.birthDate} tellsHalfTyped />
      <MasterSelect list="genres" name="mst_sexo_id" label={texts.sex} />
      <MasterSelect list="countries" name="nacionalidad_id" label={texts.nationality} className="small:col-span-2" />
      <MasterSelect list="documentTypes" name="mst_clases_doc_id" label={texts.documentType} placeholder={null} />
      <FormText name="num_documento" label={texts.documentNumber} autoComplete="off" autoCapitalize="characters" />
    </FormGrid>
  )
}
