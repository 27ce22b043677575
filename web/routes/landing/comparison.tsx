import { useSite } from '#web/document/site.ts'
import { COMPANY_SIGN_UP } from '#web/session/return-address.ts'
import { brandTexts } from '#web/texts.ts'
import type { Claims } from './claims.ts'
import { comparisonTexts as texts, landingTexts } from './texts.ts'
import { CheckIcon, MinusIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { LogoMark } from '#web/ui/navigation/logo.tsx'
import { SectionHeading } from './section-heading.tsx'

/** A table. On mobile its rows are stacked. */
export function Comparison({ results }: Pick<Claims, 'results'>) {
  const brand = useSite()?.brand.name ?? brandTexts.name
  return (
    <section className="page grid gap-8 py-14 far-1163 small:far-737 large:far-711 large:py-20">
      <SectionHeading title={texts.title} />
      <div className="overflow-hidden rounded-card border border-border bg-white shadow-card">
        <table className="w-full table-fixed border-collapse text-left max-small:block">
          <caption className="sr-only">{texts.caption(brand)}</caption>
          <thead className="max-small:sr-only">
            <tr className="border-b border-border">
              <th scope="col" className={cell}>
                <span className="sr-only">{texts.aspect}</span>
              </th>
              <th scope="col" className={`${cell} bg-yellow text-18 font-bold`}>
                <span className="flex items-center gap-2.5">
                  <LogoMark size={28} />
                  <span>{brand}</span>
                </span>
              </th>
              <th scope="col" className={`${cell} text-18 font-semibold text-gray-text`}>
                {texts.others}
              </th>
            </tr>
          </thead>
          <tbody className="max-small:block">
            {[...texts.rows, results].map((row) => (
              <Row key={row.aspect} row={row} brand={brand} />
            ))}
          </tbody>
        </table>
      </div>
      <LinkButton href={COMPANY_SIGN_UP} variant="dark" size="large" className="justify-self-center">
        {landingTexts.registerCompany}
      </LinkButton>
    </section>
  )
}

const cell = 'px-4 py-4 large:px-7 large:py-5 align-middle'

function Row({ row, brand }: { row: Claims['results']; brand: string }) {
  return (
    <tr className="not-last:border-b not-last:border-border max-small:block max-small:py-3">
      <th scope="row" className={`${cell} text-18 font-semibold max-small:block max-small:pb-1`}>
        {row.aspect}
      </th>
      <td className={`${cell} bg-yellow-soft max-small:block max-small:py-2`}>
        <Mark isOurs name={brand}>
          {row.ours}
        </Mark>
      </td>
      <td className={`${cell} text-gray-text max-small:block max-small:py-2`}>
        <Mark name={texts.others}>{row.others}</Mark>
      </td>
    </tr>
  )
}

/** The mark, and on mobile the name of its column. */
function Mark({ isOurs = false, name, children }: { isOurs?: boolean; name: string; children: string }) {
  const Icon = isOurs ? CheckIcon : MinusIcon
  const look = isOurs ? 'bg-ink text-white' : 'bg-surface text-gray-700'
  return (
    <span className="flex gap-3">
      <span className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-chip ${look}`}>
        <Icon size={16} />
      </span>
      <span className="min-w-0">
        <span aria-hidden="true" className="block text-13 font-semibold text-gray-text small:hidden">
          {name}
        </span>
        {children}
      </span>
    </span>
  )
}
