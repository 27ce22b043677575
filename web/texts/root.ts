/** The frame around every page: defaults, the 404 and what is said when we fail. */

export const rootTexts = {
  feed: 'Últimas ofertas de empleo',
  description:
    'Encuentra trabajo o publica tus ofertas de empleo. Un solo perfil, ofertas verificadas y candidaturas con tu CV.',
} as const

export const notFoundTexts = {
  code: '404',
  title: 'Pagina no encontrada', // no accent in the specification
  hint: 'La dirección no existe o la página se ha movido.',
  toOffers: 'Ver ofertas de empleo',
} as const

export const errorTexts = {
  title: 'Algo ha fallado por nuestra parte',
  hint: 'Inténtalo de nuevo en unos minutos.',
  noConnectionTitle: 'No hay conexión',
  noConnectionHint: 'Comprueba tu conexión a internet y vuelve a probar.',
  retry: 'Reintentar',
  toStart: 'Ir al inicio',
} as const
