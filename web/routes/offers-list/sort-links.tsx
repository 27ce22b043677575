import { sortNames, type SortName } from '#contract/offer/filters.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { offersListTexts as texts } from './texts.ts'
import { listAddress, type Filters } from './filters/filters.ts'

/** The orders of the list. They are links, and work without scripts. */
export function SortLinks({ filters }: { filters: Filters }) {
  const shown = filters.orden ?? 'fecha'
  const names = (Object.keys(sortNames) as SortName[]).filter((name) => name !== 'distancia' || filters.distancia)
  return (
    <nav aria-label={texts.sort} className="-my-2.5 flex flex-wrap items-center gap-x-4 text-14 small:mr-auto">
      <span className="text-gray-text max-small:hidden">{texts.sort}</span>
      {names.map((name) => (
        <AppLink
          key={name}
          href={listAddress({ ...filters, orden: name === 'fecha' ? null : name, pagina: 1 })}
          aria-current={name === shown || undefined}
          preventScrollReset
          className="inline-flex min-h-11 items-center underline-offset-4 not-aria-[current]:underline aria-[current]:font-semibold"
        >
          {sortNames[name]}
        </AppLink>
      ))}
    </nav>
  )
}
