import type { ReactNode, SubmitEvent } from 'react'
import { LENGTH_MAX } from '#contract/constants.ts'
import { listTexts } from '../texts.ts'
import { classes } from '#web/ui/classes.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Filters } from '../section.ts'
import { useLiveSearch } from './use-live-search.ts'

export interface SearchTexts {
  search: string
  state: string
  anyState: string
  states: Readonly<Record<0 | 1, string>>
}

type Chosen = Pick<Filters, 'buscar' | 'estado'>

interface ListSearchProps {
  filters: Chosen
  texts: SearchTexts
  /** Shows the list with the change. While somebody types, the address is replaced, not added. */
  onChange: (change: Partial<Chosen>, isReplacing?: boolean) => void
  className: string
  wordsClassName?: string
  stateClassName?: string
  /** More filters. */
  children?: ReactNode
}

/** Searches a list while the user types, and filters it by state. */
export function ListSearch({ filters, texts, onChange, className, children, ...looks }: ListSearchProps) {
  const search = (buscar: string) => onChange({ buscar }, filters.buscar !== '')
  const { field, onType, onSend } = useLiveSearch(filters.buscar, search)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  return (
    <search aria-label={listTexts.search} className="@container">
      <form onSubmit={submit} className={classes('grid gap-3', className)}>
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
          className={looks.wordsClassName}
        />
        <SelectField
          label={texts.state}
          isLabelHidden
          name="estado"
          value={filters.estado}
          onChange={({ target }) =>
            onChange({ estado: target.value === '0' || target.value === '1' ? target.value : '' })
          }
          placeholder={texts.anyState}
          options={[
            { id: '1', label: texts.states[1] },
            { id: '0', label: texts.states[0] },
          ]}
          className={looks.stateClassName}
        />
        {children}
      </form>
    </search>
  )
}
