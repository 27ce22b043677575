/** Why an operator rejects an offer: a name for the list of reasons, and what follows «porque» in a sentence to everybody. */
export const reviewReasons = {
  fraude: { label: 'Señales de fraude', because: 'tiene señales de fraude' },
  pide_dinero: { label: 'Pide dinero', because: 'pide dinero a quien se inscribe' },
  discrimina: { label: 'Discrimina', because: 'excluye a personas por algo que no tiene que ver con el trabajo' },
  datos_falsos: { label: 'Datos falsos', because: 'da datos que no son ciertos' },
  incompleta: { label: 'Incompleta', because: 'no explica lo necesario para saber qué trabajo es' },
  repetida: { label: 'Repetida', because: 'repite otra oferta' },
  no_es_empleo: { label: 'No es un empleo', because: 'no ofrece un empleo' },
  otra: { label: 'Otra', because: 'no cumple las normas de este sitio' },
} as const

export type ReviewReason = keyof typeof reviewReasons

/** Their names on the wire and in the table. */
export const REVIEW_REASONS = Object.keys(reviewReasons) as [ReviewReason, ...ReviewReason[]]
