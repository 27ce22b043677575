import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { LENGTH_MAX } from '#contract/constants.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { addressOf, queryOf, readFilters, type AccountFilters } from './filters.ts'
import { accountsTexts as texts, roleTexts, stateTexts } from './texts.ts'

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([id, label]) => ({ id, label }))

/** The search of the accounts. Mount it again for another address: its fields start with the filters. */
export function FilterForm({ filters }: { filters: AccountFilters }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = ['buscar', 'tipo', 'estado'].map((name) => [name, String(data.get(name) ?? '')])
    void navigate(addressOf(readFilters(new URLSearchParams(typed))), { preventScrollReset: true })
  }
  return (
    <search aria-label={texts.filters}>
      <form onSubmit={submit} className="grid gap-3 small:grid-cols-2 large:grid-cols-[2fr_1fr_1fr_auto]">
        <TextField
          label={texts.search}
          description={texts.searchNote}
          type="search"
          name="buscar"
          maxLength={LENGTH_MAX.email}
          defaultValue={filters.buscar}
          autoComplete="off"
          className="small:max-large:col-span-full"
        />
        <SelectField
          label={texts.role}
          name="tipo"
          defaultValue={filters.tipo}
          placeholder={texts.anyRole}
          options={optionsOf(roleTexts)}
        />
        <SelectField
          label={texts.state}
          name="estado"
          defaultValue={filters.estado}
          placeholder={texts.anyState}
          options={optionsOf(stateTexts)}
        />
        <div className="flex flex-wrap gap-3 self-start small:max-large:col-span-full large:pt-[27px]">
          <Button type="submit">{texts.submit}</Button>
          {Object.keys(queryOf(filters)).length > 0 && (
            <LinkButton href="/gestion/cuentas" variant="secondary" preventScrollReset>
              {texts.clear}
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  )
}
