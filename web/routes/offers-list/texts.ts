import { countTexts, isMore } from '#web/forms/search/texts.ts'

export const offersListTexts = {
  title: 'Ofertas de empleo',
  description: 'Busca entre todas las ofertas activas por nombre, sector y ciudad, y aplica con tu CV en dos clics.',
  /** Each page of the list has its own title. */
  pageTitle: ({ sector, page }: { sector?: string | undefined; page: number }) =>
    ['Ofertas de empleo', sector, page > 1 && `Página ${page}`].filter(Boolean).join(' · '),
  sectorDescription: (sector: string) =>
    `Ofertas de empleo activas en el sector ${sector}. Elige la tuya y aplica con tu CV en dos clics.`,
  name: 'Nombre',
  namePlaceholder: 'Puesto o palabra clave',
  cityPlaceholder: 'Ciudad o provincia',
  unknownChoice: (label: string) => `${label}: opción desconocida`,
  more: (applied: number) => (applied > 0 ? `Más filtros (${applied})` : 'Más filtros'),
  apply: 'Aplicar filtros',
  search: 'Buscar',
  clear: 'Limpiar',
  filters: 'Filtros de búsqueda',
  filtersTitle: 'Filtros',
  openFilters: (applied: number) => (applied > 0 ? `Filtros (${applied})` : 'Filtros'),
  showOffers: 'Ver ofertas',
  showFound: (total: number) => `Ver ${isMore(total) ? 'más de 1.000 ofertas' : countTexts.count(total)}`,
  applied: 'Filtros aplicados',
  looking: 'Buscando ofertas…',
  found: countTexts.found,
  correction: 'Quizás quisiste decir ',
  withoutOthers: ' (sin los demás filtros)',
  range: (from: number, to: number) => `${from}–${to}`,
  none: 'Ups.. No se encontraron resultados', // two dots in the specification
  noneHint: 'Prueba con otras palabras o quita algún filtro.',
  waysOutHint: 'Juntos, tus filtros no dejan ninguna. Así sí hay:',
  clearApplied: 'Quitar filtros',
  aroundHint: 'Cerca sí hay:',
  aloneHint: 'Por separado sí hay:',
  /** «Ampliar a 50 km: 7 ofertas». */
  widen: (km: number | null, total: number) =>
    `Ampliar a ${km} km: ${isMore(total) ? 'más de 1.000 ofertas' : countTexts.count(total)}`,
  sort: 'Ordenar por',
  /** «Sevilla: 20 ofertas sin «Jornada parcial»», «Camas · Jornada parcial: 2 ofertas». */
  wayOut: ({ kept, total, without }: { kept: string; total: number; without: string | undefined }) => {
    const count = isMore(total) ? 'más de 1.000 ofertas' : countTexts.count(total)
    return `${kept}: ${count}${without ? ` sin «${without}»` : ''}`
  },
  seeAll: 'Ver todas las ofertas',
  beyondLast: 'Esta página ya no existe: hay menos ofertas que antes.',
  lastPage: 'Ir a la última página',
  failed: 'Algo salió mal al intentar obtener las ofertas :(',
  failedNotice: 'Algo salio mal...', // no accent in the specification
  retry: 'Reintentar',
} as const
