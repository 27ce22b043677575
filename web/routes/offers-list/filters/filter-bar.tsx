import { memo, useEffect, useRef, type SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { offersListTexts as texts } from '../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChevronDownIcon, SearchIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import type { Lists } from './choices.ts'
import { FilterFields, fillIn, filtersIn, MoreFields } from './filter-fields.tsx'
import { appliedCount, listAddress, noFilters, toResults, type Filters } from './filters.ts'

/**
 * A plain GET form: it works before hydration and without JavaScript; with it the address stays clean. On mobile, where
 * there are scripts, the sheet has all filters but name and city (filters.css).
 */
export const FilterBar = memo(function FilterBar({ filters, lists }: { filters: Filters; lists: Lists }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // The fields follow the address, also after going back and after «Limpiar». The focus stays. Text that was typed
  // before hydration stays too.
  const shown = useRef(filters)
  useEffect(() => {
    if (form.current && shown.current !== filters) fillIn(form.current, filters)
    shown.current = filters
  }, [filters])

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // «Aplicar filtros» has all fields above it, and the results below.
    const isLow = event.submitter?.closest('details')
    void navigate(listAddress(filtersIn(event.currentTarget)), {
      preventScrollReset: true,
      state: isLow ? toResults : null,
    })
  }
  return (
    <search aria-label={texts.filters} className="filter-bar">
      <Form
        ref={form}
        method="get"
        action="/pagina-principal"
        onSubmit={search}
        className="grid items-end gap-3 rounded-card border border-border bg-white p-4 shadow-card small:grid-cols-2 large:grid-cols-[1.3fr_1fr_1fr_10rem_auto]"
      >
        <FilterFields filters={filters} lists={lists} />
        <div className="filter-actions grid grid-cols-2 gap-3">
          <Button type="submit" icon={<SearchIcon className="small:hidden" />}>
            <span className="max-small:sr-only">{texts.search}</span>
          </Button>
          <LinkButton href="/pagina-principal" variant="secondary" preventScrollReset className="filter-rest">
            {texts.clear}
          </LinkButton>
        </div>
        <details className="filter-rest group col-span-full">
          <summary className="-mb-2 flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-1 font-medium hover:underline [&::-webkit-details-marker]:hidden">
            <span>{texts.more(moreCount(filters))}</span>
            <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div className="grid items-end gap-3 pt-4 small:grid-cols-2 large:grid-cols-3">
            <MoreFields filters={filters} lists={lists} />
            <Button type="submit" variant="secondary">
              {texts.apply}
            </Button>
          </div>
        </details>
      </Form>
    </search>
  )
})

/** Name and city as they are in the fields now. Their search may not have begun, or not have ended. */
export function typedInBar(): Partial<Filters> {
  const form = document.querySelector<HTMLFormElement>('.filter-bar form')
  if (!form) return {}
  const { nombre, ciudad } = filtersIn(form)
  return { nombre, ciudad }
}

const moreCount = ({
  nombre: _name,
  sector: _sector,
  ciudad: _city,
  distancia: _km,
  empresa: _company,
  ...more
}: Filters) => appliedCount({ ...noFilters, ...more })
