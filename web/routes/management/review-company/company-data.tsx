import type { ManagedCompany } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Facts } from '../account/facts.tsx'
import { reviewCompanyTexts as texts } from './texts.ts'

const link = 'w-fit font-medium underline underline-offset-4 wrap-anywhere'

/** The company's statements about itself, and its account. */
export function CompanyData({ company }: { company: ManagedCompany }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {company.datos ? (
        <LegalData data={company.datos} company={company} />
      ) : (
        <Card as="section" className="grid gap-2">
          <h2 className="text-20 font-semibold">{texts.data}</h2>
          <p className="text-gray-text">{texts.nothing}</p>
        </Card>
      )}
      <Facts
        title={texts.account}
        facts={[
          { label: texts.accountEmail, value: company.correo_cuenta, isWide: true },
          { label: texts.registered, value: spanishDay(company.fecha_alta) },
          { label: texts.plan, value: texts.plans[company.suscripcion] },
          { label: texts.city, value: company.ciudad },
          { label: texts.offers, value: texts.offerCount(company.ofertas, company.ofertas_activas) },
        ]}
      >
        {company.ultimas_ofertas.length > 0 && <LastOffers offers={company.ultimas_ofertas} />}
        <AppLink href={`/gestion/cuentas/${company.cuenta_id}`} className={link}>
          {texts.openAccount}
        </AppLink>
      </Facts>
    </div>
  )
}

function LegalData({ data, company }: { data: NonNullable<ManagedCompany['datos']>; company: ManagedCompany }) {
  const same = company.mismo_nif.map(({ emp_empresas_id: id, nombre }) => (
    <AppLink key={id} href={`/gestion/revision/empresas/${id}`} className={classes(link, 'block')}>
      {nombre}
    </AppLink>
  ))
  return (
    <Facts
      title={texts.data}
      facts={[
        { label: texts.legalName, value: data.razon_social, isWide: true },
        { label: texts.taxNumber, value: data.nif },
        { label: texts.sameTaxNumber, value: same.length > 0 ? same : null, isWide: true },
        { label: texts.website, value: data.web ? <Website address={data.web} /> : texts.noWebsite },
        { label: texts.contact, value: `${data.contacto_nombre}, ${data.contacto_cargo}`, isWide: true },
        { label: texts.phone, value: data.contacto_telefono },
        { label: texts.email, value: `${data.contacto_correo} (${texts.emailStates[company.correo]})`, isWide: true },
      ]}
    />
  )
}

/** Opens in another tab, and tells the site neither who looks at it nor from where. */
function Website({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={link}>
      {address}
    </a>
  )
}

function LastOffers({ offers }: { offers: ManagedCompany['ultimas_ofertas'] }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-14 text-gray-text">{texts.lastOffers}</h3>
      <ul className="grid gap-1">
        {offers.map(({ emp_ofertas_id: id, nombre }) => (
          <li key={id}>
            <AppLink href={`/gestion/revision/ofertas?oferta=${id}`} className={link}>
              {nombre}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
