/** The heart of an offer. */
export const saveTexts = {
  save: (offer: string) => `Guardar oferta ${offer}`,
  unsave: 'Quitar de guardadas',
  inBrowser: 'Guardada en este navegador. Inicia sesión para tenerla en todas partes.',
  untilProfile: 'Guardada en este navegador. Completa tu perfil para tenerla en todas partes.',
  browserFull: (max: number) =>
    `Este navegador ya guarda ${max} ofertas. Quita alguna, o inicia sesión para guardar más.`,
  saveFailed: 'No pudimos guardar la oferta. Inténtalo de nuevo',
  unsaveFailed: 'No pudimos quitar la oferta de tus guardadas. Inténtalo de nuevo',
  mergeFull: 'Las ofertas que guardaste en este navegador no caben en tu cuenta. Quita alguna de tus guardadas.',
} as const
