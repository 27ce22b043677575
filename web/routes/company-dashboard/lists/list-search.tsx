import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { LENGTH_MAX } from '#contract/constants.ts'
import { listTexts } from '../texts.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { addressOf, type Filters, type View } from '../section.ts'
import { useLiveSearch } from './use-live-search.ts'

export interface SearchTexts {
  search: string
  state: string
  anyState: string
  states: Readonly<Record<0 | 1, string>>
}

interface ListSearchProps {
  view: View
  filters: Filters
  texts: SearchTexts
}

/** Searches a list while the user types, and filters it by state. While typing, the address is replaced, not added. */
export function ListSearch({ view, filters, texts }: ListSearchProps) {
  const navigate = useNavigate()
  const go = (change: Partial<Filters>, replace = false) =>
    void navigate(addressOf(view, { ...filters, ...change, pagina: 1 }), { replace, preventScrollReset: true })
  const { field, onType, onSend } = useLiveSearch(filters.buscar, (buscar) => go({ buscar }, filters.buscar !== ''))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  return (
    <search aria-label={listTexts.search}>
      <form onSubmit={submit} className="grid gap-3 small:grid-cols-[1fr_minmax(0,240px)]">
        <TextField
          ref={field}
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          name="buscar"
          type="search"
          defaultValue={filters.buscar}
          onChange={onType}
          maxLength={LENGTH_MAX.title}
          leading={<SearchIcon />}
          autoComplete="off"
        />
        <SelectField
          label={texts.state}
          isLabelHidden
          name="estado"
          value={filters.estado}
          onChange={({ target }) => go({ estado: target.value === '0' || target.value === '1' ? target.value : '' })}
          placeholder={texts.anyState}
          options={[
            { id: '1', label: texts.states[1] },
            { id: '0', label: texts.states[0] },
          ]}
        />
      </form>
    </search>
  )
}
