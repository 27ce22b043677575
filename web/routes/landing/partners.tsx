import { PartnerLogo, partners } from '#web/illustrations/partner-logos.tsx'
import { partnerTexts as texts } from './texts.ts'

/** The strip contains its logos twice, so that the loop is seamless. The copy is hidden from screen readers. */
export function Partners() {
  return (
    <section className="page grid gap-8 py-14 far-202">
      <h2 className="text-center text-20 font-semibold text-gray-700">{texts.title}</h2>
      <div className="partner-window overflow-hidden">
        <div className="partner-strip">
          <Logos />
          <div aria-hidden="true" className="partner-copy">
            <Logos />
          </div>
        </div>
      </div>
    </section>
  )
}

function Logos() {
  return (
    <ul className="partner-logos">
      {partners.map(({ name, mark }) => (
        <li key={name}>
          <PartnerLogo name={name} mark={mark} />
        </li>
      ))}
    </ul>
  )
}
