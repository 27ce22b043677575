import { spanishNumber } from '#contract/values/spanish/number.ts'
import { countTexts } from '#web/forms/search/texts.ts'

const euros = (salary: number) => `${spanishNumber(salary)}\u00a0€`

export const overviewTexts = {
  all: 'Empleo por provincia y sector',
  /** «Empleo de Salud en Sevilla» */
  title: (sector: string | undefined, province: string | undefined) =>
    ['Empleo', sector && `de ${sector}`, province && `en ${province}`].filter(Boolean).join(' '),
  allDescription:
    'Cuántas ofertas hay en cada provincia y en cada sector, qué sueldos dicen y qué puestos se piden más.',
  count: (offers: number, companies: number) =>
    `${countTexts.count(offers)} de ${companies === 1 ? '1 empresa' : `${spanishNumber(companies)} empresas`}`,
  pay: 'Sueldo mediano',
  payValue: (salary: number) => `${euros(salary)} brutos al año`,
  payNote: (offers: number) =>
    `${spanishNumber(offers)} ofertas dicen su sueldo: la mitad paga más, y la otra mitad, menos. De una horquilla cuenta el punto medio. Las jornadas parciales cuentan como las demás.`,
  replies: 'Respuesta de las empresas',
  repliesNote: 'Media de las empresas con datos del último año.',
  positions: 'Puestos más pedidos',
  towns: 'Localidades con más ofertas',
  newest: 'Las ofertas más nuevas',
  seeAll: (offers: number) => `Ver las ${countTexts.count(offers)}`,
  trail: 'Estás en',
  root: 'Empleo',
  whole: (province: string) => `Todo el empleo en ${province}`,
  sectors: (province: string | undefined) => (province ? `Sectores en ${province}` : 'Sectores'),
  provinces: (sector: string | undefined) => (sector ? `${sector} por provincia` : 'Provincias'),
} as const
