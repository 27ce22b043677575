import { sql } from 'drizzle-orm'
import { isCleared } from '#server/domain/offers/public-offer.ts'
import {
  candidateInterest,
  dismissedOffer,
  modality,
  offer,
  position,
  province,
  sector,
  workday,
} from '#server/database/schema/schema.ts'
import { namesIn, ofCandidate, omitted, partOf, section, shown } from './section.ts'

const isProfile = omitted('Es el número de tu perfil, que ya está en «perfil».')
const { positionIds, sectorIds, provinceIds, modalityIds, workdayIds } = candidateInterest

export const suggestionSections = [
  section(candidateInterest, {
    name: 'lo_que_buscas',
    about: 'Lo que nos has dicho del trabajo que buscas, para «Ofertas para ti». Ninguna empresa lo ve.',
    columns: {
      candidateId: isProfile,
      positionIds: partOf('puestos', 'Los puestos que buscas.', namesIn(position, positionIds)),
      sectorIds: partOf('sectores', 'Los sectores que buscas.', namesIn(sector, sectorIds)),
      provinceIds: partOf('provincias', 'Dónde buscas.', namesIn(province, provinceIds)),
      modalityIds: partOf('modalidades', 'Las modalidades que buscas.', namesIn(modality, modalityIds)),
      workdayIds: partOf('jornadas', 'Las jornadas que buscas.', namesIn(workday, workdayIds)),
      leastSalary: shown('salario_minimo', 'En euros al año. Vacío si te sirve cualquiera.'),
      isOn: shown('activas', 'Si quieres que te propongamos ofertas.'),
      wantsMail: shown('por_correo', 'Si las quieres por correo los lunes.'),
      mailedOn: shown('ultimo_lunes', 'El último lunes cuyo correo ya ha pasado.'),
      savedAt: shown('guardado', 'Cuándo lo guardaste por última vez.'),
    },
    where: ofCandidate(candidateInterest.candidateId),
  }),

  section(dismissedOffer, {
    name: 'ofertas_que_no_te_interesan',
    about: 'Las ofertas en las que pulsaste «No me interesa».',
    columns: {
      candidateId: isProfile,
      offerId: partOf(
        'oferta',
        'Su número y, si se puede ver, su nombre.',
        sql`(select concat_ws(' ', ${offer.id}, case when ${isCleared} then ${offer.name} end) from ${offer} where ${offer.id} = ${dismissedOffer.offerId})`,
      ),
      dismissedAt: shown('fecha', 'Cuándo lo pulsaste.'),
    },
    where: ofCandidate(dismissedOffer.candidateId),
  }),
]
