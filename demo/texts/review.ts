/** What the demo data adds to the texts of its offers for the review. */
export const reviewTexts = {
  fraud: 'Para reservar tu plaza llama al 806 123 456.',
  addition: 'Buscamos a alguien con buena presencia para el turno de tarde, de lunes a viernes.',
  rejection: 'La oferta no dice qué días se trabaja ni dónde. Complétala y la volveremos a mirar.',
} as const
