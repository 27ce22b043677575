/** /guardadas, for visitors. Candidates have «Guardadas» in their profile. */

export const savedOffersTexts = {
  title: 'Ofertas guardadas',
  hint: 'Pulsa el corazón de las ofertas que te gusten: se guardan en este navegador. Inicia sesión para tenerlas en todas partes.',
  gone: (count: number) =>
    count === 1 ? 'Una oferta que guardaste ya no se publica.' : `${count} ofertas que guardaste ya no se publican.`,
  empty: 'Aún no has guardado ninguna oferta',
  toOffers: 'Ver ofertas',
} as const
