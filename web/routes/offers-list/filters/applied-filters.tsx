import { memo } from 'react'
import { chipOf, optionOf } from '#contract/offer/describe-search.ts'
import { isChoice, searchFilters, type PageFilter } from '#contract/offer/filters.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { RemovableChip } from '#web/ui/chip.tsx'
import { offersListTexts as texts } from '../texts.ts'
import { entryNamesOf, type Lists } from './choices.ts'
import { listAddress, noFilters, pageFilters, type Filters } from './filters.ts'

/** A chip for each active filter, which links to the list without that filter, and a link to the list without any. */
export const AppliedFilters = memo(function AppliedFilters({ filters, lists }: { filters: Filters; lists: Lists }) {
  const applied = chipsOf(filters, lists)
  if (applied.length === 0) return null
  return (
    <ul aria-label={texts.applied} className="-mt-2 flex max-small:mt-0 min-w-0 flex-wrap items-center gap-2">
      {applied.map(({ name, label }) => (
        <li key={name} className="max-w-full min-w-0">
          <RemovableChip label={label} href={listAddress({ ...filters, [name]: noFilters[name], pagina: 1 })} />
        </li>
      ))}
      <li>
        <AppLink
          href={listAddress(noFilters)}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-14 font-medium underline underline-offset-4"
        >
          {texts.clearApplied}
        </AppLink>
      </li>
    </ul>
  )
})

interface Applied {
  name: PageFilter
  label: string
}

/** The name of each active filter, as people read it. */
export function chipsOf(filters: Filters, lists: Lists): Applied[] {
  const entries = entryNamesOf(filters, lists)
  return pageFilters.flatMap((name): Applied[] => {
    const value = filters[name]
    if (!value) return []
    const option = optionOf(name, value, entries)
    if (!isChoice(name)) return [{ name, label: String(value) }]
    const { label } = searchFilters[name].words
    return [{ name, label: option === null ? texts.unknownChoice(label) : chipOf(name, option) }]
  })
}
