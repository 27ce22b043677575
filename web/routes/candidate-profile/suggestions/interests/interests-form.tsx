import { useState } from 'react'
import { INTERESTS_MAX } from '#contract/constants.ts'
import type { Interests } from '#web/api/types.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormGrid, FormSection } from '#web/forms/form-layout.tsx'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { interestTexts as texts } from '../texts.ts'
import { OtherFields, PositionsField, ProvincesField, SalaryField, SwitchRow } from './interest-fields.tsx'
import { interestsSchema, questionsSchema, valuesOf, type InterestsValues } from './interests-schema.ts'

type InterestsFormProps = Omit<FormFrameProps<InterestsValues, Interests>, 'form' | 'children'> & {
  initial: Interests
}

/** All that a candidate may say of the work they look for. */
export function InterestsForm({ initial, ...frame }: InterestsFormProps) {
  const form = useInterests(initial, interestsSchema)
  return (
    <FormFrame {...frame} form={form}>
      <FormSection title={texts.work} level={3}>
        <p className="-mt-2 text-14 text-gray-text">{texts.max(INTERESTS_MAX)}</p>
        <FormGrid>
          <PositionsField label={texts.positionsShort} />
          <ProvincesField label={texts.provincesShort} />
          <OtherFields />
          <SalaryField label={texts.salaryShort} />
        </FormGrid>
      </FormSection>
      <FormSection title={texts.choices} level={3}>
        <div>
          <SwitchRow name="activas" label={texts.isOn} />
          <SwitchRow name="por_correo" label={texts.byMail} />
        </div>
      </FormSection>
      <DataNote text={dataNoteTexts.interests} />
    </FormFrame>
  )
}

/** The three questions for a candidate who has said nothing. */
export function QuestionsForm({ initial, ...frame }: InterestsFormProps) {
  const form = useInterests(initial, questionsSchema)
  return (
    <FormFrame {...frame} form={form}>
      <PositionsField label={texts.positions} />
      <ProvincesField label={texts.provinces} />
      <SalaryField label={texts.salary} />
      <SwitchRow name="por_correo" label={texts.byMail} />
      <DataNote text={dataNoteTexts.interests} />
    </FormFrame>
  )
}

/** Keeps its first values: those that are read again meanwhile do not replace what is typed. */
function useInterests(initial: Interests, schema: typeof interestsSchema) {
  const [defaultValues] = useState(() => valuesOf(initial))
  return useCheckedForm(schema, defaultValues)
}
