import { spanishNumber } from '#contract/values/spanish/number.ts'

const count = (offers: number) => (offers === 1 ? '1 oferta de empleo' : `${spanishNumber(offers)} ofertas de empleo`)

export const companyPageTexts = {
  failed: 'Vaya... No pudimos obtener la empresa',
  /** The whole way here: «Empresas / Panadería X». */
  way: 'Estás en',
  directory: 'Empresas',
  metaTitle: (name: string, offers: number) => `Trabajar en ${name}${offers > 0 ? ` · ${count(offers)}` : ''}`,
  metaDescription: (name: string, { offers, place }: { offers: number; place: string }) =>
    `${name} (${place})${offers > 0 ? `: ${count(offers)}` : ''}.`,
  about: 'Sobre la empresa',
  sectors: 'Sectores',
  cities: 'Dónde contrata',
  offers: (offers: number) => (offers > 0 ? count(offers) : 'Ahora no tiene ofertas'),
  noOffersHint: 'Síguela y te escribiremos cuando publique una.',
  allOffers: (offers: number) => `Ver sus ${count(offers)}`,
  /** As `describeSearch` says it, whose code the page does without. */
  offersOf: (name: string) => `ofertas de ${name}`,
  follow: { open: 'Seguir', own: 'Ya la sigues' },
} as const
