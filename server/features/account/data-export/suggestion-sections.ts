import { sql } from 'drizzle-orm'
import { isCleared } from '#server/domain/offers/public-offer.ts'
import { candidateInterest, dismissedOffer, offer, savedOffer } from '#server/database/schema/schema.ts'
import { ofCandidate } from './section.ts'

export const suggestionSections = {
  lo_que_buscas: ofCandidate(candidateInterest, {
    about:
      'Lo que nos has dicho del trabajo que buscas, para «Ofertas para ti». Ninguna empresa lo ve. El salario mínimo va en euros al año. El último lunes es el del último correo que ya ha pasado.',
    // oxfmt-ignore
    columns: {
      positionIds: 'puestos', sectorIds: 'sectores', provinceIds: 'provincias', modalityIds: 'modalidades',
      workdayIds: 'jornadas', leastSalary: 'salario_minimo', isOn: 'activas', wantsMail: 'por_correo',
      mailedOn: 'ultimo_lunes', savedAt: 'guardado',
    },
  }),
  ofertas_que_no_te_interesan: ofCandidate(dismissedOffer, {
    about: 'Las ofertas en las que pulsaste «No me interesa»: su número y, si se puede ver, su nombre.',
    columns: { offerId: 'oferta', dismissedAt: 'fecha' },
    values: {
      offerId: sql`(select concat_ws(' ', ${offer.id}, case when ${isCleared} then ${offer.name} end) from ${offer} where ${offer.id} = ${dismissedOffer.offerId})`,
    },
  }),
  ofertas_guardadas: ofCandidate(savedOffer, {
    about:
      'Las ofertas que has guardado para más tarde, con su nombre de entonces. Aviso: cuándo preparamos el correo de que termina pronto.',
    columns: { offerId: 'oferta', name: 'nombre', savedAt: 'guardada', remindedAt: 'aviso' },
  }),
}
