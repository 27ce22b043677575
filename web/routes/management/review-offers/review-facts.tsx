import { REVIEW_COUNTED_MAX } from '#contract/constants.ts'
import { offerRules, type RuleName } from '#contract/values/offer-rules/judge-offer.ts'
import type { ReviewedOffer } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { modality } from '#web/format/job-terms/modality.ts'
import { workday } from '#web/format/job-terms/workday.ts'
import { listFacts } from '#web/offer-page/list-facts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { Facts } from '../account/facts.tsx'
import { reviewedOfferTexts as texts } from './texts.ts'

const isRule = (name: string): name is RuleName => name in offerRules

/** Findings of the rules, with their reasons. */
export function Findings({ avisos }: { avisos: ReviewedOffer['avisos'] }) {
  if (avisos.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-20 font-semibold">{texts.findings}</h2>
      <ul className="grid gap-2">
        {avisos.map((one) => (
          <Finding key={`${one.regla} ${one.campo}`} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Finding({ one: { regla, texto, sigue } }: { one: ReviewedOffer['avisos'][number] }) {
  const rule = isRule(regla) ? offerRules[regla] : undefined
  const isFraud = rule?.kind === 'fraude'
  return (
    <li
      className={classes(
        'grid gap-1 rounded-control border p-3 text-14 wrap-anywhere',
        isFraud ? 'border-red bg-red-soft' : 'border-yellow-border bg-yellow-soft',
      )}
    >
      <p className="font-semibold">
        <span>{`${rule?.title}:`}</span> <span className="font-normal">{`«${texto}»`}</span>
      </p>
      {!sigue && <p className="font-medium">{texts.mended}</p>}
      <p>{rule?.reason}</p>
      <p className="text-13 text-gray-text">{rule?.law}</p>
    </li>
  )
}

/** Facts about the company of the offer. */
export function ReviewedCompanyFacts({ company }: { company: ReviewedOffer['emp_empresas_id'] }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-2">
      <h2 className="text-20 font-semibold">{texts.company}</h2>
      <p className="font-medium wrap-anywhere">{company.nombre}</p>
      <div className="flex flex-wrap gap-2">
        <Badge tone={company.verificacion === 'verificada' ? 'green' : 'gray'}>
          {texts.verification[company.verificacion]}
        </Badge>
        {company.suspendida && <Badge tone="red">{texts.companySuspended}</Badge>}
        {company.ofertas_rechazadas > 0 && (
          <Badge tone="red">{texts.rejectedOffers(company.ofertas_rechazadas, REVIEW_COUNTED_MAX)}</Badge>
        )}
      </div>
      <p className="text-14 text-gray-text">
        {`${texts.since(spanishDay(company.fecha_alta))}. ${texts.offers(company.ofertas, REVIEW_COUNTED_MAX)}.`}
      </p>
      <AppLink
        href={`/gestion/cuentas/${company.cuenta_id}`}
        className="w-fit text-14 font-medium underline underline-offset-4"
      >
        {texts.account}
      </AppLink>
    </Card>
  )
}

/** The fields whose change asks for no review. */
export function OtherFacts({ offer }: { offer: ReviewedOffer }) {
  const facts = listFacts({
    puesto: offer.mst_puestos_id.nombre,
    modalidad: modality(offer.mst_modalidad_id),
    jornada: workday(offer.mst_jornada_id),
    tipo_contrato: offer.tipo_contrato,
    experiencia: offer.experiencia,
    vacantes: offer.vacantes,
  })
  return <Facts title={texts.more} facts={[...facts, { label: texts.end, value: spanishDay(offer.caduca_el) }]} />
}
