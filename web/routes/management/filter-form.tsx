import { Fragment, type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { filterAddress, filtersIn, narrows, type Filters } from '#web/forms/filters/filters.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'

interface FilterFormProps {
  path: string
  filters: Filters
  texts: { submit: string; clear: string }
  variant?: ButtonProps['variant']
  className: string
  /** Of the buttons. */
  endClassName?: string
}

/** The search of a list: the fields of its filters. At another address they begin anew. */
export function FilterForm({ path, filters, texts, variant, className, endClassName }: FilterFormProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const shown = filtersIn(filters, search)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const values = filtersIn(filters, new URLSearchParams(typed))
    void navigate(filterAddress(path, filters, values), { preventScrollReset: true })
  }
  return (
    <form key={search.toString()} onSubmit={submit} className={classes('grid gap-3', className)}>
      {Object.entries(filters).map(([name, { draw }]) => (
        <Fragment key={name}>{draw?.(name, String(shown[name] ?? ''))}</Fragment>
      ))}
      <div className={classes('flex flex-wrap gap-3 small:max-large:col-span-full', endClassName)}>
        <Button type="submit" variant={variant}>
          {texts.submit}
        </Button>
        {narrows(filters, shown) && (
          <LinkButton href={path} variant="secondary" preventScrollReset>
            {texts.clear}
          </LinkButton>
        )}
      </div>
    </form>
  )
}
