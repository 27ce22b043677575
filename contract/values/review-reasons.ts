/** Why an operator rejects an offer: a name for the list of reasons, and what follows «porque» in a sentence to everybody. `note` is proposed to the operator, for the company. */
export const reviewReasons = {
  fraude: {
    label: 'Señales de fraude',
    because: 'tiene señales de fraude',
    note: 'La oferta tiene señales de fraude. Si la empresa y el puesto son reales, quita lo que no se entienda y publícala de nuevo.',
  },
  pide_dinero: {
    label: 'Pide dinero',
    because: 'pide dinero a quien aplica',
    note: 'La oferta pide dinero a quien aplica. Un empleo no se paga: quita esa parte y publícala de nuevo.',
  },
  discrimina: {
    label: 'Discrimina',
    because: 'excluye a personas por algo que no tiene que ver con el trabajo',
    note: 'La oferta excluye a personas por algo que no tiene que ver con el trabajo. Describe el trabajo y lo que hace falta saber, sin más condiciones.',
  },
  datos_falsos: {
    label: 'Datos falsos',
    because: 'da datos que no son ciertos',
    note: 'Algunos datos de la oferta no son ciertos. Corrígelos y publícala de nuevo.',
  },
  incompleta: {
    label: 'Incompleta',
    because: 'no explica lo necesario para saber qué trabajo es',
    note: 'Falta información para saber qué trabajo es. Explica qué hará la persona, dónde, con qué horario y con qué salario.',
  },
  repetida: {
    label: 'Repetida',
    because: 'repite otra oferta',
    note: 'Ya tienes otra oferta igual. Si buscas a más personas, cambia el número de vacantes de la primera.',
  },
  no_es_empleo: {
    label: 'No es un empleo',
    because: 'no ofrece un empleo',
    note: 'Lo que se ofrece no es un empleo. Aquí solo se publican ofertas con un contrato de trabajo.',
  },
  otra: { label: 'Otra', because: 'no cumple las normas de este sitio', note: '' },
} as const

export type ReviewReason = keyof typeof reviewReasons

/** Their names on the wire and in the table. */
export const REVIEW_REASONS = Object.keys(reviewReasons) as [ReviewReason, ...ReviewReason[]]
