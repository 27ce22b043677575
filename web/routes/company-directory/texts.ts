import { spanishNumber } from '#contract/values/spanish/number.ts'

export const directoryTexts = {
  title: 'Empresas que contratan',
  metaTitle: (page: number) => (page > 1 ? `Empresas que contratan, página ${page}` : 'Empresas que contratan'),
  description: 'Las empresas verificadas o con ofertas de empleo activas, con lo que cuentan de sí mismas.',
  search: 'Buscar empresas',
  name: 'Nombre',
  province: 'Provincia',
  anyProvince: 'Todas las provincias',
  sector: 'Sector de sus ofertas',
  anySector: 'Todos los sectores',
  submit: 'Buscar',
  found: (total: number) => (total === 1 ? '1 empresa' : `${spanishNumber(total)} empresas`),
  none: 'Ninguna empresa coincide con lo que buscas',
  all: 'Ver todas las empresas',
  offers: (offers: number) => (offers === 1 ? '1 oferta' : `${spanishNumber(offers)} ofertas`),
} as const
