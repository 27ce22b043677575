import { LENGTH_MAX } from '#contract/constants.ts'
import { optionsOf, type ValuesOf } from '#web/forms/filters/filters.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ANY, type companyFilters } from './filters.ts'
import { companyStateTexts, reviewCompaniesTexts as texts } from './texts.ts'

export function FilterFields({ values }: { values: ValuesOf<typeof companyFilters> }) {
  return (
    <>
      <TextField
        label={texts.search}
        description={texts.searchNote}
        type="search"
        name="buscar"
        maxLength={LENGTH_MAX.title}
        defaultValue={values.buscar}
        autoComplete="off"
      />
      <SelectField
        label={texts.state}
        name="estado"
        defaultValue={values.estado}
        placeholder={null}
        options={[{ id: ANY, label: texts.anyState }, ...optionsOf(companyStateTexts)]}
      />
    </>
  )
}
