export const offerViewTexts = {
  apply: 'APLICAR',
  summary: 'Resumen de la oferta',
  similar: 'Ofertas similares',
  failed: 'Algo salió mal al intentar obtener la información de esta oferta',
  registerCall: 'Crea tu perfil gratis',
  review: 'Revisar la oferta',
  share: 'Compartir',
  pictureAlt: (offer: string, company: string) => `Oferta de empleo: ${offer}, en ${company}`,
} as const
