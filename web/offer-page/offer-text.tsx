import type { Offer, OfferDetails } from '#web/api/types.ts'
import { CompanyReplies } from '#web/apply/company-replies.tsx'
import { offerAge } from '#web/format/time/age.ts'
import { reserveReasons } from '#contract/values/job-terms/reserve-reasons.ts'
import { placesWithProvince } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { modality } from '#web/format/job-terms/modality.ts'
import { workday } from '#web/format/job-terms/workday.ts'
import { formatTexts } from '#web/texts.ts'
import { offerFieldTexts } from '#web/forms/offer-texts.ts'
import { offerPageTexts as texts } from './texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { BuildingIcon, ClockIcon, EuroIcon, PinIcon } from '#web/ui/icons.tsx'
import { Description } from './description.tsx'
import { VerifiedDetails } from './verified-details.tsx'

/** The text of the offer: company, description, requirements. */
export function OfferText({ offer, today }: { offer: OfferDetails; today: string }) {
  const { emp_empresas_id: company } = offer.emp_proyectos_id
  return (
    <Card hasPadding={false} className="overflow-hidden print:overflow-visible print:border-0">
      <img
        src={offer.mst_emp_sector_id.link_imagen}
        alt=""
        width={800}
        height={240}
        data-print="hide"
        className="h-28 w-full border-b border-border bg-yellow-soft object-contain small:h-40 cramped:hidden"
      />
      <div className="grid grid-cols-1 gap-6 p-4 small:p-8 print:p-0">
        <header className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-start gap-3">
            <Avatar name={company.nombre} src={company.logo_link} size="medium" />
            <div className="min-w-0 flex-1 basis-40 pt-0.5">
              <p className="font-semibold wrap-anywhere">
                {company.slug ? (
                  <AppLink href={`/empresas/${company.slug}`} className="inline-block underline underline-offset-4">
                    {company.nombre}
                  </AppLink>
                ) : (
                  company.nombre
                )}
              </p>
              <p className="text-14 text-gray-text">{offerAge(offer.fecha_creacion, today)}</p>
              {company.verificada_el && (
                <VerifiedDetails since={company.verificada_el} checks={company.comprobaciones} />
              )}
              <CompanyReplies offer={offer} />
            </div>
          </div>
          <h1 className="text-28 font-bold wrap-anywhere small:text-32">{offer.nombre}</h1>
          <p className="flex items-center gap-1.5 text-gray-text">
            <PinIcon className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{placesWithProvince(offer)}</span>
          </p>
          <KeyFacts offer={offer} />
          <div className="flex flex-wrap gap-2">
            <Chip>{offer.mst_puestos_id.nombre}</Chip>
            <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
          </div>
          <ReservedNote reason={offer.reservada_discapacidad} />
        </header>
        <section className="grid gap-3">
          <h2 className="text-20 font-semibold">{texts.aboutJob}</h2>
          <Description text={offer.descripcion} />
        </section>
        <Requirements items={offer.requirements_list} />
        <Questions items={offer.preguntas} />
      </div>
    </Card>
  )
}

/** The main facts for narrow windows, where the summary comes after the text. */
function KeyFacts({ offer }: { offer: Offer }) {
  return (
    <ul data-print="hide" className="flex flex-wrap gap-x-5 gap-y-1.5 font-medium large:hidden">
      <li className="flex items-center gap-1.5">
        <EuroIcon className="shrink-0" />
        <span>{salaryRange(offer)}</span>
      </li>
      <li className="flex items-center gap-1.5">
        <BuildingIcon className="shrink-0" />
        <span>{modality(offer.mst_modalidad_id)}</span>
      </li>
      <li className="flex items-center gap-1.5">
        <ClockIcon className="shrink-0" />
        <span>{formatTexts.workdayOf(workday(offer.mst_jornada_id))}</span>
      </li>
    </ul>
  )
}

/** Why the offer is reserved, and for whom. */
function ReservedNote({ reason }: { reason: Offer['reservada_discapacidad'] }) {
  if (!reason) return null
  return (
    <aside aria-label={formatTexts.reserved} className="grid max-w-text gap-1 rounded-control bg-blue-soft p-4">
      <p className="font-semibold">{formatTexts.reserved}</p>
      <p className="text-14">{`${reserveReasons[reason]} ${texts.certificate}`}</p>
    </aside>
  )
}

function Requirements({ items }: { items: Offer['requirements_list'] }) {
  if (items.length === 0) return null
  const wanted = [...new Set(items.map(({ descripcion }) => descripcion))]
  return (
    <section className="grid gap-3">
      <h2 className="text-20 font-semibold">{offerFieldTexts.requirements}</h2>
      <ul className="grid max-w-text list-disc gap-2 pl-5 marker:text-gray-text">
        {wanted.map((description) => (
          <li key={description} className="min-w-0 pl-1 wrap-anywhere">
            {description}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The company's questions, so that applicants know them before. */
function Questions({ items }: { items: OfferDetails['preguntas'] }) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-20 font-semibold">{texts.questions}</h2>
      <p className="max-w-text text-gray-text">{texts.questionsHint}</p>
      <ol className="grid max-w-text list-decimal gap-2 pl-6">
        {items.map(({ pregunta_id, texto, opciones }) => (
          <li key={pregunta_id} className="min-w-0 pl-1 wrap-anywhere">
            <span>{texto}</span>
            {opciones.length > 0 && <span className="block text-14 text-gray-text">{opciones.join(' · ')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
