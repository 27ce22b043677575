import { useState } from 'react'
import * as z from 'zod/mini'
import { INTERESTS_MAX, LENGTH_MAX, SALARY_MAX } from '#contract/constants.ts'
import { DISTANCES_KM } from '#contract/offer/distances.ts'
import type { Interests } from '#web/api/types.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormGrid, FormSection } from '#web/forms/form-layout.tsx'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { line, wholeNumber } from '#web/forms/schema-parts.ts'
import { interestTexts as texts } from '../texts.ts'
import { NearField, OtherFields, PositionsField, ProvincesField, SalaryField, SwitchRow } from './interest-fields.tsx'

const ids = z.array(z.number())

const interestsSchema = z.object({
  puestos: ids,
  sectores: ids,
  provincias: ids,
  modalidades: ids,
  jornadas: ids,
  ciudad: line(LENGTH_MAX.name),
  distancia: z.literal(DISTANCES_KM),
  salario_minimo: wholeNumber(texts.salaryInvalid).check(
    z.refine((euros) => euros === null || euros > 0, texts.salaryInvalid),
    z.refine((euros) => euros === null || euros <= SALARY_MAX, texts.salaryTooHigh),
  ),
  activas: z.boolean(),
  por_correo: z.boolean(),
})

/** The three questions: one of them has an answer. */
const questionsSchema = interestsSchema.check(({ value, issues }) => {
  const { puestos, provincias, salario_minimo } = value
  if (puestos.length > 0 || provincias.length > 0 || salario_minimo !== null) return
  issues.push({ code: 'custom', input: value, path: ['puestos'], message: texts.nothing })
})

type InterestsValues = z.input<typeof interestsSchema>

const valuesOf = (interests: Interests): InterestsValues => ({
  ...interests,
  ciudad: interests.ciudad ?? '',
  salario_minimo: interests.salario_minimo === null ? '' : String(interests.salario_minimo),
})

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
          <NearField />
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
