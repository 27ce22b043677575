/** The output of the doctor. */
export const doctorTexts = {
  read: ({ applications, events }: { applications: number; events: number }) =>
    `${applications} candidaturas, ${events} cambios de estado.`,
  sound: 'Cada estado se explica por su historial. Nada sin explicar.',
  finding: (what: string, count: number, ids: readonly number[]) =>
    `${count} × ${what}. Candidaturas: ${ids.join(', ')}${count > ids.length ? ' …' : ''}`,
  deadLetters: ({ queue, count }: { queue: string; count: number }) =>
    `${count} × un trabajo en segundo plano que falló en todos los intentos. Cola: ${queue}`,
  checks: {
    unexplained: 'el estado no es el del último cambio',
    since: 'la fecha del estado no es la de ningún cambio',
    broken: 'un cambio no parte del estado anterior',
    forbidden: 'un cambio que la tabla de estados no permite',
    answered: 'la fecha de la respuesta no es la de ninguna respuesta',
    stranded: 'sigue abierta sin oferta',
    untold: 'un correo espera desde hace más de una hora',
    companyUntold: 'un correo a la empresa espera desde hace más de dos días',
    toldInVain: 'se envió un correo y después se deshizo el cambio',
    wronglyUnanswered: 'dada por no respondida después de una respuesta',
    unsaid: 'la empresa decidió y nadie se lo dice a la persona',
    forgotten: 'sigue abierta días después de cubrirse la oferta',
  },
} as const

export type HistoryCheck = keyof typeof doctorTexts.checks
