import type { JobPosting, WithContext } from 'schema-dts'
import { ACTIVE, type ContractType } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { hoursAhead } from '#web/format/time/hours-ahead.ts'
import { jobDescription } from './job-description.ts'
import { jobTitle } from './job-title.ts'

const REMOTE = 3
const workdays: Readonly<Record<number, string>> = { 1: 'FULL_TIME', 2: 'PART_TIME' }
const contracts: Readonly<Partial<Record<ContractType, string>>> = {
  temporal: 'TEMPORARY',
  fijo_discontinuo: 'TEMPORARY',
  practicas: 'INTERN',
  autonomo: 'CONTRACTOR',
}

const inSpain = { '@type': 'Country', name: 'ES' } as const

/** An active offer as structured data for search engines. Null for an inactive one, which they must not list. */
export function jobPosting(offer: Offer, baseUrl: string): WithContext<JobPosting> | null {
  if (offer.estado !== ACTIVE) return null
  const { nombre: company } = offer.emp_proyectos_id.emp_empresas_id
  const employmentType = employmentTypes(offer)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: jobTitle(offer),
    description: jobDescription(offer),
    identifier: { '@type': 'PropertyValue', name: company, value: String(offer.emp_ofertas_id) },
    datePosted: offer.fecha_creacion,
    validThrough: endOfDay(offer.caduca_el),
    directApply: true,
    hiringOrganization: organization(offer, baseUrl),
    ...(!offer.toda_espana && { jobLocation: locations(offer) }),
    ...(employmentType.length > 0 && { employmentType }),
    // Search engines take months for other levels, and no company states any.
    ...(offer.experiencia === 'sin_experiencia' && { experienceRequirements: 'no requirements' }),
    ...(offer.mst_modalidad_id === REMOTE && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: inSpain,
    }),
    ...((offer.salario_anual > 0 || offer.salario_max !== null) && { baseSalary: paid(offer) }),
  }
}

/** The last second of a day in Spain. Days without a time would end it at their beginning, in UTC. */
const endOfDay = (day: string): string => `${day}T23:59:59+0${hoursAhead(new Date(`${day}T12:00:00Z`))}:00`

function organization({ emp_proyectos_id: project }: Offer, baseUrl: string) {
  const { nombre: name, logo_link: logo } = project.emp_empresas_id
  return { '@type': 'Organization' as const, name, ...(logo && { logo: new URL(logo, baseUrl).href }) }
}

/** One place, or a list of all. A job from anywhere in Spain has none: `applicantLocationRequirements` says where from. */
const locations = ({ mst_ciudades_id: city, mas_ciudades: others }: Offer) =>
  others.length === 0 ? location(city) : [city, ...others].map(location)

const location = (city: Offer['mst_ciudades_id']) => ({
  '@type': 'Place' as const,
  address: {
    '@type': 'PostalAddress' as const,
    addressLocality: city.nombre,
    addressRegion: city.mst_provincias_id.mst_comunidades_id.nombre_corto,
    addressCountry: 'ES',
  },
})

function employmentTypes({ mst_jornada_id: workday, tipo_contrato: contract }: Offer): string | string[] {
  const types = [workdays[workday], contract && contracts[contract]].filter(
    (type) => type !== undefined && type !== null,
  )
  return types.length === 1 ? (types[0] ?? []) : types
}

const units = { anual: 'YEAR', mensual: 'MONTH', hora: 'HOUR' } as const

/** In the period that the company states. */
function paid(offer: Offer) {
  const { salario_periodo: period } = offer
  const [least, most] =
    period === 'anual'
      ? [offer.salario_anual, offer.salario_max]
      : [offer.salario_importe ?? 0, offer.salario_importe_max]
  return {
    '@type': 'MonetaryAmount' as const,
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue' as const,
      ...(most === null ? { value: least } : { ...(least > 0 && { minValue: least }), maxValue: most }),
      unitText: units[period],
    },
  }
}
