import { memo } from 'react'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { RemovableChip } from '#web/ui/chip.tsx'
import { offersListTexts as texts } from '../texts.ts'
import { optionsOf, type Lists } from './choices.ts'
import { listAddress, moreFilters, noFilters, type ChoiceFilter, type Filters } from './filters.ts'

/** A chip for each active filter, which links to the list without that filter, and a link to the list without any. */
export const AppliedFilters = memo(function AppliedFilters({ filters, lists }: { filters: Filters; lists: Lists }) {
  const applied = chipsOf(filters, lists)
  if (applied.length === 0) return null
  return (
    <ul aria-label={texts.applied} className="-mt-2 flex min-w-0 flex-wrap items-center gap-2">
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

/** The name of each active filter, as people read it. */
export function chipsOf(filters: Filters, lists: Lists): { name: keyof Filters; label: string }[] {
  const ofChoice = (name: ChoiceFilter) => {
    const { label, chip } = texts.choices[name]
    const chosen = optionsOf[name](lists, filters).find(({ id }) => String(id) === String(filters[name]))
    return { name, label: filters[name] && (chosen ? chip(chosen.label) : texts.unknownChoice(label)) }
  }
  const chips = [
    { name: 'nombre' as const, label: filters.nombre },
    ofChoice('sector'),
    { name: 'ciudad' as const, label: filters.ciudad },
    ...moreFilters.map(ofChoice),
  ]
  return chips.flatMap(({ name, label }) => (label ? [{ name, label }] : []))
}
