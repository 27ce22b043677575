import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { LENGTH_MAX } from '#contract/constants.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FoldedFilters } from './folded-filters.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { actTexts, registerTexts as texts } from '../texts.ts'
import { addressOf, queryOf, readFilters, type ActFilters } from './filters.ts'

const acts = Object.entries(actTexts).map(([id, label]) => ({ id, label }))

/** The filters of the register. Mount it again for another address: its fields start with the filters. */
export function FilterForm({ filters }: { filters: ActFilters }) {
  const navigate = useNavigate()
  const [desde, setDesde] = useState(filters.desde)
  const [hasta, setHasta] = useState(filters.hasta)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = ['operador', 'accion', 'cuenta'].map((name) => [name, String(data.get(name) ?? '')])
    const search = new URLSearchParams([...typed, ['desde', desde], ['hasta', hasta]])
    void navigate(addressOf(readFilters(search)), { preventScrollReset: true })
  }
  return (
    <FoldedFilters label={texts.search} isOpenAtFirst={Object.keys(queryOf(filters)).length > 0}>
      <form onSubmit={submit} className="grid items-end gap-3 small:grid-cols-2 large:grid-cols-3">
        <TextField
          label={texts.operator}
          name="operador"
          maxLength={LENGTH_MAX.email}
          defaultValue={filters.operador}
          autoComplete="off"
        />
        <SelectField
          label={texts.act}
          name="accion"
          defaultValue={filters.accion}
          placeholder={texts.anyAct}
          options={acts}
        />
        <TextField
          label={texts.account}
          name="cuenta"
          inputMode="numeric"
          defaultValue={filters.cuenta ?? ''}
          autoComplete="off"
        />
        <DateField label={texts.from} value={desde} onChange={setDesde} />
        <DateField label={texts.until} value={hasta} onChange={setHasta} />
        <div className="flex flex-wrap gap-3 small:max-large:col-span-full">
          <Button type="submit" variant="secondary">
            {texts.filter}
          </Button>
          {Object.keys(queryOf(filters)).length > 0 && (
            <LinkButton href="/gestion/registro" variant="secondary" preventScrollReset>
              {texts.clear}
            </LinkButton>
          )}
        </div>
      </form>
    </FoldedFilters>
  )
}
