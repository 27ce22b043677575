export const notFoundTexts = {
  code: '404',
  title: 'Pagina no encontrada', // no accent in the specification
  hint: 'La dirección no existe o la página se ha movido.',
  toOffers: 'Ver ofertas de empleo',
} as const
