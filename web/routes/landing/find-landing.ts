import type { ApiClient } from '#web/api/api-client.ts'
import { partners as shipped } from '#web/illustrations/partner-logos.tsx'
import type { LandingFigures, Offer, Partner } from '#web/api/types.ts'
import { yearlyEuros } from '#web/format/euros.ts'
import { placesOf } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { categoryTexts } from './texts.ts'

/** The part of an offer that a featured card shows. Whole offers would triple the size of the page. */
export type FeaturedOffer = ReturnType<typeof toFeatured>

/** The sector behind each category card, by its name. */
export type SectorIds = Partial<Record<string, number>>

/** Three lines on the widest card, and some more. */
const EXCERPT = 240

const toFeatured = (offer: Offer) => ({
  emp_ofertas_id: offer.emp_ofertas_id,
  nombre: offer.nombre,
  descripcion: offer.descripcion.slice(0, EXCERPT),
  // An hourly wage is only a guess about a year, and «hasta 24.000 €» lacks its first amount: both are shown as they are stated.
  pay:
    offer.salario_periodo === 'hora' || offer.salario_anual === 0
      ? salaryRange(offer)
      : yearlyEuros(offer.salario_anual),
  mst_emp_sector_id: offer.mst_emp_sector_id,
  places: placesOf(offer),
  isVerified: offer.emp_proyectos_id.emp_empresas_id.verificada_el !== null,
})

/** The newest offers, those of verified companies first. None after a failure, which is silent (specification, section 8). */
async function findFeatured(api: ApiClient): Promise<FeaturedOffer[]> {
  try {
    const offers = await api.offers.listFeatured()
    return offers.map(toFeatured)
  } catch {
    return []
  }
}

const categoryNames: ReadonlySet<string> = new Set(categoryTexts.categories.map(({ name }) => name))

async function findSectorIds(api: ApiClient): Promise<SectorIds> {
  try {
    const sectors = await api.master.listSectors()
    const wanted = sectors.filter(({ descripcion }) => categoryNames.has(descripcion))
    return Object.fromEntries(wanted.map(({ descripcion, mst_emp_sector_id: id }) => [descripcion, id]))
  } catch {
    return {}
  }
}

/** The strip. After a failure it is the one that the product ships. */
async function findPartners(api: ApiClient): Promise<Partner[]> {
  try {
    return await api.master.listPartners()
  } catch {
    return shipped.map(({ name }) => ({ nombre: name, marca: name.toLowerCase(), link_imagen: null }))
  }
}

/** Null after a failure too: then the page claims less. */
async function findFigures(api: ApiClient): Promise<LandingFigures> {
  try {
    return await api.landing.getFigures()
  } catch {
    return null
  }
}

interface LandingData {
  featured: FeaturedOffer[]
  sectorIds: SectorIds
  partners: Partner[]
  figures: LandingFigures
}

/** Loads the data of the landing page. It never rejects: the page works without any of it. */
export async function findLanding(api: ApiClient): Promise<LandingData> {
  const [featured, sectorIds, partners, figures] = await Promise.all([
    findFeatured(api),
    findSectorIds(api),
    findPartners(api),
    findFigures(api),
  ])
  return { featured, sectorIds, partners, figures }
}
