import type { ReactNode, SubmitEvent } from 'react'
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
  /** Fields, each with the name of its filter. */
  children: ReactNode
}

/** The search of a list. At another address its fields begin anew with the filters. */
export function FilterForm({ path, filters, texts, variant, className, endClassName, children }: FilterFormProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const values = filtersIn(filters, new URLSearchParams(typed))
    void navigate(filterAddress(path, filters, values), { preventScrollReset: true })
  }
  return (
    <form key={search.toString()} onSubmit={submit} className={classes('grid gap-3', className)}>
      {children}
      <div className={classes('flex flex-wrap gap-3 small:max-large:col-span-full', endClassName)}>
        <Button type="submit" variant={variant}>
          {texts.submit}
        </Button>
        {narrows(filters, filtersIn(filters, search)) && (
          <LinkButton href={path} variant="secondary" preventScrollReset>
            {texts.clear}
          </LinkButton>
        )}
      </div>
    </form>
  )
}
