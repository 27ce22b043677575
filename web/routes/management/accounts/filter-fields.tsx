import { LENGTH_MAX } from '#contract/constants.ts'
import { optionsOf, type ValuesOf } from '#web/forms/filters/filters.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { accountFilters } from './filters.ts'
import { accountsTexts as texts, roleTexts, stateTexts } from './texts.ts'

export function FilterFields({ values }: { values: ValuesOf<typeof accountFilters> }) {
  return (
    <>
      <TextField
        label={texts.search}
        description={texts.searchNote}
        type="search"
        name="buscar"
        maxLength={LENGTH_MAX.email}
        defaultValue={values.buscar}
        autoComplete="off"
        className="small:max-large:col-span-full"
      />
      <SelectField
        label={texts.role}
        name="tipo"
        defaultValue={values.tipo}
        placeholder={texts.anyRole}
        options={optionsOf(roleTexts)}
      />
      <SelectField
        label={texts.state}
        name="estado"
        defaultValue={values.estado}
        placeholder={texts.anyState}
        options={optionsOf(stateTexts)}
      />
    </>
  )
}
