/** An offer as candidates read it. */
export const offerPageTexts = {
  questions: 'Preguntas al aplicar',
  questionsHint: 'La empresa te las hará antes de que envíes tu CV.',
  aboutJob: 'Sobre el empleo',
  published: 'Publicada',
  companySite: 'Web de la empresa: ',
  openUntil: 'Abierta hasta el',
  places: 'Límite',
  full: 'Completa',
  placesLeft: (limit: number, left: number) =>
    left === 0
      ? `Completa: ha recibido las ${limit} candidaturas que admite`
      : `Admite hasta ${limit} candidaturas: ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
  certificate: 'En la entrevista te pueden pedir el certificado; al aplicar no.',
} as const

export const verifiedTexts = {
  since: (day: string) => `Nuestro equipo verificó esta empresa el ${day}. Comprobado:`,
  note: 'Comprobamos quién es la empresa. Si alguien te pide dinero, no pagues y avísanos.',
} as const
