import { Fragment, useId, useState, type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { filterAddress, filtersIn, narrows, type Filters } from '#web/forms/filters/filters.ts'
import { filterTexts } from '#web/texts.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FilterIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'

interface FilterFormProps {
  path: string
  filters: Filters
  texts: { filters: string; submit: string; clear: string }
  /** On phones the fields are folded, unless they filter, so that the list is on the first screen. */
  isFolded?: boolean
  variant?: ButtonProps['variant']
  className: string
}

/** The search of a list: the fields of its filters. At another address they begin anew. */
export function FilterForm({ path, filters, texts, isFolded, variant, className }: FilterFormProps) {
  const navigate = useNavigate()
  const id = useId()
  const [search] = useSearchParams()
  const shown = filtersIn(filters, search)
  const isNarrowed = narrows(filters, shown)
  const [isOpen, setIsOpen] = useState(!isFolded || isNarrowed)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const values = filtersIn(filters, new URLSearchParams(typed))
    void navigate(filterAddress(path, filters, values), { preventScrollReset: true })
  }
  return (
    <search aria-label={texts.filters} className="grid grid-cols-1 gap-3">
      {isFolded && (
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          className="small:hidden small:cramped:inline-flex"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? filterTexts.hide : filterTexts.show}
        </Button>
      )}
      <form
        key={search.toString()}
        id={id}
        onSubmit={submit}
        className={classes('grid gap-3', className, !isOpen && 'max-small:hidden cramped:hidden')}
      >
        {Object.entries(filters).map(([name, { draw }]) => (
          <Fragment key={name}>{draw?.(name, String(shown[name] ?? ''))}</Fragment>
        ))}
        <div className="flex flex-wrap gap-3 self-start small:max-large:self-end large:pt-[27px]">
          <Button type="submit" variant={variant}>
            {texts.submit}
          </Button>
          {isNarrowed && (
            <LinkButton href={path} variant="secondary" preventScrollReset>
              {texts.clear}
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  )
}
