import type { Sector } from '#web/api/types.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { listAddress, type Filters } from './filters.ts'

/** A chip for each active filter. It links to the list without that filter. */
export function AppliedFilters({ filters, sectors }: { filters: Filters; sectors: Sector[] }) {
  const sector = sectors.find(({ mst_emp_sector_id: id }) => id === filters.sector)
  const first = { ...filters, pagina: 1 }
  const applied = [
    { label: filters.nombre, href: listAddress({ ...first, nombre: '' }) },
    { label: sector?.descripcion, href: listAddress({ ...first, sector: null }) },
    { label: filters.ciudad, href: listAddress({ ...first, ciudad: '' }) },
  ].filter(({ label }) => label)
  if (applied.length === 0) return null
  return (
    <ul className="-mt-2 flex flex-wrap gap-2">
      {applied.map(({ label = '', href }) => (
        <li key={href} className="max-w-full min-w-0">
          <RemovableChip label={label} href={href} />
        </li>
      ))}
    </ul>
  )
}
