/** The note of a candidate to the company. */
export const noteTexts = {
  add: 'Añadir una nota para la empresa (opcional)',
  label: 'Nota para la empresa (opcional)',
  asked: 'Cuéntanos en dos líneas por qué (opcional)',
  hint: 'La leen junto a tu CV.',
  count: (length: number, max: number) => `${length} de ${max} caracteres.`,
} as const
