import { memo, type ReactNode } from 'react'
import { useSite, type Site } from '#web/document/site.ts'
import { useSession } from '#web/session/use-session.ts'
import { footerTexts as texts, networkNames } from './footer-texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '#web/ui/icons.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'

const product = [
  { href: '/pagina-principal', label: texts.offers },
  { href: '/empresas', label: texts.companies },
  { href: '/empleo', label: texts.overviews },
  { href: '/perfil-empresa', label: texts.publish },
]

const productOfVisitors = [...product, { href: '/autenticacion', label: texts.signIn }]

const corporate = [
  { href: '/aviso-legal', label: texts.legalNotice },
  { href: '/privacidad', label: texts.privacy },
  { href: '/cookies', label: texts.cookies },
  { href: '/condiciones', label: texts.terms },
  { href: '/accesibilidad', label: texts.accessibility },
]

/** The footer of every public page: links, legal pages and the contact of the operator. */
export const SiteFooter = memo(function SiteFooter() {
  const site = useSite()
  const { token } = useSession()
  if (!site) return null
  const { brand, legal, landingClaims } = site
  return (
    <footer data-print="hide" className="on-ink mt-auto">
      <div className="page grid gap-10 py-12 small:py-16">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <Logo name={brand.name} />
          <p className="text-border">{texts.taglines[landingClaims]}</p>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-8 small:grid-cols-2 border-t border-gray-text pt-8 large:grid-cols-4 large:gap-x-10">
          <Column title={texts.product}>
            <Links links={token ? product : productOfVisitors} />
          </Column>
          <Column title={texts.corporate}>
            <Links links={corporate} />
          </Column>
          <Column title={texts.contact} className="max-small:col-span-full">
            <Contact brand={brand} />
          </Column>
          <Column title={texts.social} className="max-small:col-span-full">
            <Links
              links={networksOf(brand)}
              className="max-small:grid max-small:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-small:gap-x-6"
            />
          </Column>
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-gray-text pt-6 text-14 text-border">
          <p>{texts.rights(brand.name)}</p>
          {legal.placementAgency && <p className="wrap-anywhere">{texts.placementAgency(legal.placementAgency)}</p>}
        </div>
      </div>
    </footer>
  )
})

const networksOf = ({ social }: Site['brand']) =>
  Object.entries(networkNames).flatMap(([key, label]) => (social[key] ? [{ href: social[key], label }] : []))

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-16 font-semibold text-yellow">{title}</h2>
      {children}
    </section>
  )
}

const linkLook =
  'inline-flex min-h-11 min-w-0 items-center gap-2.5 py-1.5 text-border underline-offset-4 hover:text-white hover:underline'

function Links({ links, className }: { links: { href: string; label: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink href={href} className={linkLook} {...(href.startsWith('http') && { rel: 'noopener' })}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function Contact({ brand }: Pick<Site, 'brand'>) {
  return (
    <address className="not-italic">
      <ul>
        <li>
          <a href={`tel:${brand.phone.replaceAll(/[^\d+]/g, '')}`} className={linkLook}>
            <PhoneIcon className="shrink-0" />
            <span className="sr-only">{texts.phone}: </span>
            <span>{brand.phone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`} className={linkLook}>
            <MailIcon className="shrink-0" />
            <span className="sr-only">{texts.email}: </span>
            <span className="min-w-0 wrap-anywhere">{brand.email}</span>
          </a>
        </li>
        <li className="flex gap-2.5 py-2.5 text-border">
          <PinIcon className="mt-0.5 shrink-0" />
          <span className="sr-only">{texts.address}: </span>
          <span className="min-w-0 wrap-anywhere">{brand.address}</span>
        </li>
      </ul>
    </address>
  )
}
