import type { ApplicationDetails } from '#web/api/types.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { experienceNames } from '#contract/values/job-terms/experience-names.ts'
import { EVERYWHERE } from '#contract/values/job-terms/offer-places.ts'
import { reserveReasonNames } from '#contract/values/job-terms/reserve-reasons.ts'
import { offerFieldTexts as fields } from '#web/forms/offer-texts.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { detailTexts as texts } from '../texts.ts'

/** The offer as the candidate read it, whatever became of it. */
export function SentOffer({ application }: { application: ApplicationDetails }) {
  const { oferta: offer, emp_ofertas_id: live } = application
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="text-18 font-semibold">{texts.offer}</h3>
      {application.ha_cambiado && (
        <p className="rounded-control bg-blue-soft p-3 text-14 text-blue">{texts.offerChanged}</p>
      )}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-14 small:grid-cols-2">
        {factsOf(offer).map(([name, value]) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-gray-text">{`${name}:`}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <h4 className="font-semibold">{texts.description}</h4>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{offer.descripcion}</p>
      </div>
      {offer.requirements_list.length > 0 && (
        <div className="grid gap-2">
          <h4 className="font-semibold">{texts.requirements}</h4>
          <ul className="grid list-disc gap-1 pl-5">
            {offer.requirements_list.map((requirement) => (
              <li key={requirement} className="wrap-anywhere">
                {requirement}
              </li>
            ))}
          </ul>
        </div>
      )}
      {application.con_pagina && (
        <LinkButton
          variant="secondary"
          size="small"
          href={`/vista-oferta-completa/${live.emp_ofertas_id}`}
          className="small:justify-self-start"
        >
          {texts.toOffer}
        </LinkButton>
      )}
    </section>
  )
}

function placesOf(offer: ApplicationDetails['oferta']): string {
  if (offer.toda_espana) return EVERYWHERE
  if (offer.mas_ciudades.length > 0) return [offer.ciudad, ...offer.mas_ciudades].join(' · ')
  return offer.ciudad === offer.provincia ? offer.ciudad : `${offer.ciudad} (${offer.provincia})`
}

const factsOf = (offer: ApplicationDetails['oferta']): [string, string][] => [
  [texts.salary, offer.salario],
  ...(offer.salario_variable ? [[fields.variable, offer.salario_variable] as [string, string]] : []),
  [fields.places(offer.mas_ciudades.length), placesOf(offer)],
  [fields.position, offer.puesto],
  [fields.sector, offer.sector],
  [fields.modality, offer.modalidad],
  [fields.workday, offer.jornada],
  ...(offer.tipo_contrato ? [[fields.contract, contractTypeNames[offer.tipo_contrato]] as [string, string]] : []),
  ...(offer.experiencia ? [[fields.experience, experienceNames[offer.experiencia]] as [string, string]] : []),
  ...(offer.convenio ? [[fields.agreement, offer.convenio] as [string, string]] : []),
  ...(offer.reservada_discapacidad
    ? [[fields.reserved, reserveReasonNames[offer.reservada_discapacidad]] as [string, string]]
    : []),
  ...(offer.vacantes > 1 ? [[fields.vacancies, String(offer.vacantes)] as [string, string]] : []),
]
