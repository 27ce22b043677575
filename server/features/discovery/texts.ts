/** Of the feed with all offers. */
export const newestTexts = {
  title: (brand: string) => `Ofertas de empleo | ${brand}`,
  description: (brand: string) => `Las últimas ofertas de empleo publicadas en ${brand}.`,
} as const

export const manifestTexts = { description: 'Encuentra trabajo o publica tus ofertas de empleo.' } as const

/** Written on the preview picture of a shared link. */
export const pictureTexts = {
  remote: 'Remoto',
  headline: 'Encuentra trabajo. Encuentra a tu equipo.',
  explanation: 'Un solo perfil y tu CV, y aplicas en dos clics.',
  everywhere: 'Ofertas de empleo en toda España',
} as const

export const jobsTexts = { country: 'España', requirements: 'Requisitos:' } as const

export const frameTexts = {
  title: 'Ofertas de empleo',
  found: (offers: number) =>
    offers > 0 ? 'Cada oferta se abre en otra pestaña.' : 'Ahora no hay ofertas. Vuelve a mirar en unos días.',
  failed: 'Vaya... No pudimos obtener las ofertas. Puedes verlas en nuestra web.',
  all: 'Ver todas las ofertas',
} as const
