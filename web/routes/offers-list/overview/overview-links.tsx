import { spanishNumber } from '#contract/values/spanish/number.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'

interface OverviewLinksProps {
  title: string
  /** The number of offers is missing in a link to what has all of them. */
  links: readonly { nombre: string; ruta: string; numero_ofertas?: number }[]
}

export function OverviewLinks({ title, links }: OverviewLinksProps) {
  if (links.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-20 font-semibold">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 small:grid-cols-2 large:grid-cols-4">
        {links.map(({ nombre, ruta, numero_ofertas: offers }) => (
          <li key={ruta}>
            <AppLink href={ruta} className="inline-block py-2.5 underline-offset-4 hover:underline">
              <span>{nombre}</span>
              {offers && <span className="ml-2 text-gray-text">{spanishNumber(offers)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
