/** The demo page. */

export const exampleTexts = {
  title: 'Buscador de ejemplo',
  intro: 'Una demostración con tres ofertas ficticias. No se guarda nada de lo que buscas.',
  filters: 'Filtros de ejemplo',
  name: 'Nombre',
  namePlaceholder: 'Puesto',
  sector: 'Sector',
  allSectors: 'Todos los sectores',
  sectors: ['Tecnología', 'Salud', 'Educación'],
  city: 'Ciudad',
  cityPlaceholder: 'Madrid',
  community: 'Comunidad',
  communityPlaceholder: 'Andalucía',
  search: 'Buscar',
  results: 'Resultados',
  count: (total: number) => (total === 1 ? '1 oferta' : `${total} ofertas`),
  none: 'Ups.. No se encontraron resultados', // two dots in the specification
  seeAll: 'Ver todas',
  failed: 'Algo salió mal al intentar obtener las ofertas :(',
  failedNotice: 'Algo salio mal...', // no accent in the specification
  retry: 'Reintentar',
} as const
