import type { ApplicationDetails } from '#web/api/types.ts'
import { EVERYWHERE } from '#contract/values/job-terms/offer-places.ts'
import { listFacts, type ToldOffer } from '#web/offer-page/list-facts.ts'
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
        {listFacts(inWords(offer)).map(({ name, label, value }) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-gray-text">{`${label}:`}</dt>
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

const inWords = ({ ciudad, provincia, mas_ciudades, ...offer }: ApplicationDetails['oferta']): ToldOffer => ({
  ...offer,
  lugar: offer.toda_espana
    ? EVERYWHERE
    : [ciudad === provincia || mas_ciudades.length > 0 ? ciudad : `${ciudad} (${provincia})`, ...mas_ciudades].join(
        ' · ',
      ),
  otras_ciudades: mas_ciudades.length,
  vacantes: offer.vacantes > 1 ? offer.vacantes : null,
})
