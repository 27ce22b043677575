/** The questions of an offer, before somebody applies. */
export const applyQuestionTexts = {
  title: 'Preguntas de la empresa',
  changed: 'La empresa ha cambiado las preguntas. Lo que has contestado sigue aquí si todavía se pregunta.',
  optional: '(opcional)',
  yes: 'Sí',
  no: 'No',
  none: 'Prefiero no contestar',
  numberHint: (unit: string | null) => (unit ? `Escribe solo el número, en ${unit}.` : 'Escribe solo el número.'),
  textHint: (max: number) => `Hasta ${max} caracteres.`,
  missing: 'Contesta a esta pregunta para aplicar',
  numberInvalid: 'Escribe un número, por ejemplo 3 o 2,5',
  numberTooHigh: 'El número es demasiado alto',
  tooLong: (max: number) => `Escribe como mucho ${max} caracteres`,
} as const
