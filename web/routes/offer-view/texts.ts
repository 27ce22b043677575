export const offerViewTexts = {
  apply: 'APLICAR',
  questions: 'Preguntas al aplicar',
  questionsHint: 'La empresa te las hará antes de que envíes tu CV.',
  aboutJob: 'Sobre el empleo',
  summary: 'Resumen de la oferta',
  published: 'Publicada',
  openUntil: 'Abierta hasta el',
  similar: 'Ofertas similares',
  failed: 'Algo salió mal al intentar obtener la información de esta oferta',
  registerCall: 'Crea tu perfil gratis',
  share: 'Compartir',
  pictureAlt: (offer: string, company: string) => `Oferta de empleo: ${offer}, en ${company}`,
} as const

export const verifiedTexts = {
  since: (day: string) => `Nuestro equipo verificó esta empresa el ${day}. Comprobado:`,
  note: 'Comprobamos quién es la empresa. Si alguien te pide dinero, no pagues y avísanos.',
} as const
