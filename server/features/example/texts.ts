/** The three offers of the demo page. */
export const sampleOffers = [
  { id: 1, name: 'Desarrollador/a web', sector: 'Tecnología', city: 'Madrid', community: 'Comunidad de Madrid' },
  { id: 2, name: 'Enfermero/a', sector: 'Salud', city: 'Sevilla', community: 'Andalucía' },
  { id: 3, name: 'Profesor/a de inglés', sector: 'Educación', city: 'León', community: 'Castilla y León' },
] as const
