import { spanishNumber } from '#contract/values/spanish/number.ts'

/** The sentences of the landing page about its offers, as the specification has them. */
export const specifiedTexts = {
  metaDescription:
    'Más de 500 ofertas de empleo, 100% verificadas. Crea un solo perfil, aplica con tu CV y recibe sugerencias. ¿Eres empresa? Publica tu oferta.',
  hero: ['Más de 500 ofertas', 'Miles de empleos', '100% verificados'],
  offers: {
    title: 'Más de 500 ofertas, miles de empleos',
    text: 'Vacantes nuevas cada día, de 26 sectores y en toda España. Filtra por nombre, sector y ciudad.',
  },
  verified: {
    title: 'Empleos 100% verificados',
    text: 'Ofertas de empresas con nombre propio, con el lugar, la jornada y la modalidad a la vista.',
  },
  results: {
    aspect: 'Resultados garantizados',
    ours: 'Ofertas 100% verificadas y candidaturas que llegan',
    others: 'Ofertas repetidas o ya cubiertas',
  },
  featuredLead: 'Recién publicadas por empresas verificadas.',
} as const

/** Sentences for the same places that are true of every site, with the figures of this one. */
export const ownTexts = {
  metaDescription: (offers: number) =>
    `${offers > 0 ? ownTexts.offers(offers) : 'Ofertas de empleo'}. Crea un solo perfil, aplica con tu CV y recibe sugerencias. ¿Eres empresa? Publica tu oferta.`,
  offers: (offers: number) => (offers === 1 ? '1 oferta de empleo' : `${spanishNumber(offers)} ofertas de empleo`),
  share: (percent: number) => `${percent}% de ofertas de empresas verificadas`,
  isFree: 'Gratis para quien busca trabajo',
  offersUnknown: 'Busca a tu manera',
  offersText: 'Filtra por nombre, sector y ciudad, y lee cada oferta entera sin registrarte.',
  shareUnknown: 'Sabes quién publica',
  verifiedText:
    'Comprobamos a las empresas que lo piden, y sus ofertas llevan la insignia «Empresa verificada». Si una no te cuadra, denúnciala.',
  results: {
    aspect: 'Ofertas vigentes',
    ours: 'Cada oferta tiene un último día, y las candidaturas llegan',
    others: 'Ofertas repetidas o ya cubiertas',
  },
  leadVerified: 'Las más recientes de empresas verificadas.',
  lead: 'Las más recientes.',
} as const
