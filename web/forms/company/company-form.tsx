import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { CompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { companyFormTexts } from '../texts.ts'
import { acronymOf } from './acronym.ts'
import {
  companySchema,
  emptyCompany,
  toCompanyData,
  type CheckedCompany,
  type CompanyValues,
} from './company-schema.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { FormFrame } from '../form-frame.tsx'
import { FormGrid, FormSection } from '../form-layout.tsx'
import { FormImage } from '../fields/form-image.tsx'
import { FormText } from '../fields/form-text.tsx'
import { PlaceFields } from '../fields/place-fields.tsx'
import type { ProfileFormProps } from '../profile/profile-form.ts'
import { useUnsavedValues } from '../profile/use-unsaved-values.ts'
import { useCheckedForm } from '../use-checked-form.ts'

/** The company form of onboarding and of the edit dialog. */
export function CompanyForm(props: ProfileFormProps<CompanyValues, CompanyFormData>) {
  const { mode, initial = emptyCompany, onSubmit, unsavedName, children, ...frame } = props
  const form = useCheckedForm(companySchema, initial)
  useUnsavedValues(form, unsavedName)
  useProposedAcronym(form)
  return (
    <FormFrame {...frame} form={form} onSubmit={(checked) => onSubmit(toCompanyData(checked, initial), checked)}>
      <FormImage label={companyFormTexts.image} />
      <FormSection title={mode === 'create' ? companyFormTexts.createTitle : companyFormTexts.editTitle}>
        <FormGrid>
          <FormText name="nombre" label={companyFormTexts.name} required autoComplete="organization" />
          <FormText
            name="acronimo"
            label={companyFormTexts.acronym}
            description={companyFormTexts.acronymHint}
            required
            autoComplete="off"
          />
        </FormGrid>
      </FormSection>
      <FormSection title={companyFormTexts.placeTitle} level={3}>
        <FormGrid>
          <PlaceFields />
        </FormGrid>
      </FormSection>
      {children}
      <DataNote text={dataNoteTexts.company} />
    </FormFrame>
  )
}

/** Follows the name until somebody writes another acronym. */
function useProposedAcronym({ control, getValues, setValue }: UseFormReturn<CompanyValues, unknown, CheckedCompany>) {
  const name = useWatch({ control, name: 'nombre' })
  const proposed = useRef('')
  useEffect(() => {
    if (getValues('acronimo') !== proposed.current) return
    proposed.current = acronymOf(name)
    setValue('acronimo', proposed.current, { shouldDirty: name !== '' })
  }, [name, getValues, setValue])
}
