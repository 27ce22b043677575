export const reviewOffersTexts = {
  title: 'Revisar ofertas',
  empty: 'No hay ofertas por revisar',
} as const
