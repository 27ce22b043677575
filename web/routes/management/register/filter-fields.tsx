import { useState } from 'react'
import { LENGTH_MAX } from '#contract/constants.ts'
import { optionsOf, type ValuesOf } from '#web/forms/filters/filters.ts'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { actTexts, registerTexts as texts } from '../texts.ts'
import type { actFilters } from './filters.ts'

export function FilterFields({ values }: { values: ValuesOf<typeof actFilters> }) {
  const [desde, setDesde] = useState(values.desde)
  const [hasta, setHasta] = useState(values.hasta)
  return (
    <>
      <TextField
        label={texts.operator}
        name="operador"
        maxLength={LENGTH_MAX.email}
        defaultValue={values.operador}
        autoComplete="off"
      />
      <SelectField
        label={texts.act}
        name="accion"
        defaultValue={values.accion}
        placeholder={texts.anyAct}
        options={optionsOf(actTexts)}
      />
      <TextField
        label={texts.account}
        name="cuenta"
        inputMode="numeric"
        defaultValue={values.cuenta ?? ''}
        autoComplete="off"
      />
      <DateField label={texts.from} name="desde" value={desde} onChange={setDesde} />
      <DateField label={texts.until} name="hasta" value={hasta} onChange={setHasta} />
    </>
  )
}
