import { PublishingScene } from '#web/illustrations/publishing-scene.tsx'
import { COMPANY_SIGN_UP } from '#web/session/return-address.ts'
import { companyTexts as texts, landingTexts } from './texts.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'

export function CompanyBand() {
  return (
    <section className="on-ink">
      <div className="page grid items-center gap-10 py-14 large:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] large:py-20">
        <div className="grid justify-items-start gap-6">
          <div className="grid gap-3">
            <p className="font-semibold text-yellow">{texts.eyebrow}</p>
            <h2 className="text-28 font-bold small:text-32 large:text-40">{texts.title}</h2>
            <p className="max-w-text text-18 text-border">{texts.lead}</p>
          </div>
          <ol className="grid gap-5">
            {texts.steps.map((step, index) => (
              <li key={step.title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center rounded-chip bg-yellow text-18 font-bold text-ink"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-18 font-semibold">{step.title}</h3>
                  <p className="text-border">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <LinkButton href={COMPANY_SIGN_UP} size="large" className="mt-2">
            {landingTexts.registerCompany}
          </LinkButton>
        </div>
        <PublishingScene className="mx-auto w-full max-w-90 large:max-w-110" />
      </div>
    </section>
  )
}
