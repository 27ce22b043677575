/** Texts for the review that the demo data adds to its offers. */
export const reviewTexts = {
  fraud: 'Para reservar tu plaza llama al 806 123 456.',
  addition: 'Buscamos a alguien con buena presencia para el turno de tarde, de lunes a viernes.',
  rejection: 'La oferta no dice qué días se trabaja ni dónde. Complétala y la volveremos a mirar.',
} as const
