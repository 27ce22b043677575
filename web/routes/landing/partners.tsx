import type { Partner } from '#web/api/types.ts'
import { findMark, PartnerLogo } from '#web/illustrations/partner-logos.tsx'
import { partnerTexts as texts } from './texts.ts'

/** The product ships drawings of made-up companies. A picture replaces the drawing. */
export const isReal = ({ marca, link_imagen: picture }: Partner) => marca === null || picture !== null

/** The strip contains its logos twice, so that the loop is seamless. The copy is hidden from screen readers. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return null
  return (
    <section className="page grid gap-8 py-14 far-202">
      <h2 className="text-center text-20 font-semibold text-gray-700">{texts.title}</h2>
      <div className="partner-window overflow-hidden">
        <div className="partner-strip">
          <Logos partners={partners} />
          <div aria-hidden="true" className="partner-copy">
            <Logos partners={partners} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Logos({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="partner-logos">
      {partners.map(({ nombre, marca, link_imagen: picture }) => (
        <li key={nombre}>
          <PartnerLogo name={nombre} mark={findMark(marca)} picture={picture} />
        </li>
      ))}
    </ul>
  )
}
