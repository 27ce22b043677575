import { useEffect, useRef, type SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Sector } from '#web/api/types.ts'
import { offersListTexts as texts } from '../texts.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { FilterFields, fillIn, filtersIn } from './filter-fields.tsx'
import { listAddress, type Filters } from './filters.ts'

/**
 * A plain GET form: it works before hydration and without JavaScript; with it the address stays clean. On mobile, where
 * there are scripts, the sheet takes its place (filters.css).
 */
export function FilterBar({ filters, sectors }: { filters: Filters; sectors: Sector[] }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // The fields always follow the address, also after going back and after «Limpiar». The focus does not move.
  useEffect(() => {
    if (form.current) fillIn(form.current, filters)
  }, [filters])

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(listAddress(filtersIn(event.currentTarget)), { preventScrollReset: true })
  }
  return (
    <search aria-label={texts.filters} className="filter-bar">
      <Form
        ref={form}
        method="get"
        action="/pagina-principal"
        onSubmit={search}
        className="grid items-end gap-3 rounded-card border border-border bg-white p-4 shadow-card small:grid-cols-2 large:grid-cols-[1.3fr_1fr_1fr_auto]"
      >
        <FilterFields filters={filters} sectors={sectors} />
        <div className="grid grid-cols-2 gap-3">
          <Button type="submit">{texts.search}</Button>
          <LinkButton href="/pagina-principal" variant="secondary" preventScrollReset>
            {texts.clear}
          </LinkButton>
        </div>
      </Form>
    </search>
  )
}
