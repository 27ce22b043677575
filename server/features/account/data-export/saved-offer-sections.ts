import { savedOffer } from '#server/database/schema/schema.ts'
import { ofCandidate, omitted, section, shown } from './section.ts'

export const savedOfferSections = [
  section(savedOffer, {
    name: 'ofertas_guardadas',
    about: 'Las ofertas que has guardado para más tarde.',
    columns: {
      candidateId: omitted('Es el número de tu perfil, que ya está en «perfil».'),
      offerId: shown('oferta', 'Número de la oferta, el que lleva su dirección en este sitio.'),
      name: shown('nombre', 'Cómo se llamaba la oferta entonces.'),
      savedAt: shown('guardada', 'Cuándo la guardaste.'),
      remindedAt: shown('aviso', 'Cuándo preparamos el correo que avisa de que termina pronto. Vacío si no lo hubo.'),
    },
    where: ofCandidate(savedOffer.candidateId),
  }),
]
