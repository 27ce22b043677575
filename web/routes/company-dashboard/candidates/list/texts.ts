/** The filter by an answer to a question of the chosen offer. */
export const answerFilterTexts = {
  question: 'Pregunta de la oferta',
  anyQuestion: 'Todas las respuestas',
  answer: 'Respuesta',
  anyAnswer: 'Cualquiera',
  least: (unit: string | null) => (unit ? `Al menos (${unit})` : 'Al menos'),
  words: 'Con estas palabras',
  yes: 'Sí',
  no: 'No',
  chip: (question: string, value: string) => (value ? `${value} · ${question}` : `Contestan a: ${question}`),
  atLeast: (value: string, unit: string | null) => `${value} o más${unit ? ` (${unit})` : ''}`,
  someQuestion: 'Una respuesta',
} as const
