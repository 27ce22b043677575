import { categoryTexts as texts } from './texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChevronRightIcon } from '#web/ui/icons.tsx'
import type { SectorIds } from './find-landing.ts'
import { SectionHeading } from './section-heading.tsx'

export function Categories({ sectorIds }: { sectorIds: SectorIds }) {
  return (
    <section className="page grid gap-8 py-14 far-557 small:far-637 large:far-472 large:py-20">
      <SectionHeading title={texts.title} lead={texts.lead} />
      <ul className="grid grid-cols-2 gap-3 small:gap-5 large:grid-cols-4">
        {texts.categories.map((category) => (
          <li key={category.name}>
            <CategoryCard category={category} sectorId={sectorIds[category.name]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Category = (typeof texts.categories)[number]

function CategoryCard({ category, sectorId }: { category: Category; sectorId: number | undefined }) {
  const href = sectorId ? `/pagina-principal?sector=${sectorId}` : '/pagina-principal'
  return (
    <Card isInteractive hasPadding={false} className="group h-full overflow-hidden">
      <img
        src={category.picture}
        alt=""
        width={400}
        height={120}
        loading="lazy"
        className="h-20 w-full border-b border-border bg-yellow-soft object-contain px-2 small:h-28"
      />
      <div className="flex items-center justify-between gap-2 p-3.5 small:p-5">
        <div className="min-w-0">
          <h3 className="text-16 font-semibold small:text-18">
            <AppLink href={href} className="stretched">
              {category.name}
            </AppLink>
          </h3>
          <p className="text-13 text-gray-text small:text-14">{texts.openings(category.openings)}</p>
        </div>
        <ChevronRightIcon className="shrink-0 transition-transform max-small:hidden duration-150 group-hover:translate-x-1" />
      </div>
    </Card>
  )
}
