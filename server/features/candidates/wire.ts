import type * as z from 'zod'
import type { CandidateProfileChanges, CandidateUser, NewCandidateProfile } from '#contract/candidates.ts'
import type { Change } from '#server/database/change.ts'
import { toCityOrNull } from '#server/domain/places/place-wire.ts'
import type { CandidateRow } from './queries.ts'
import type { Profile } from './save-profile.ts'

/** Values that the body of a change leaves out are undefined. */
export function fromProfile(body: z.output<typeof NewCandidateProfile>): Profile
export function fromProfile(body: z.output<typeof CandidateProfileChanges>): Change<Profile>
export function fromProfile(body: z.output<typeof CandidateProfileChanges>): Change<Profile> {
  return {
    firstName: body.nombre,
    firstSurname: body.primer_apellido,
    secondSurname: body.segundo_apellido,
    sexId: body.mst_sexo_id,
    birthDate: body.fecha_nacimiento,
    mobilePhone: body.telefono_movil,
    nationalityId: body.nacionalidad_id,
    documentTypeId: body.mst_clases_doc_id,
    documentNumber: body.num_documento,
    communityId: body.mst_comunidades_id,
    provinceId: body.mst_provincias_id,
    municipalityId: body.mst_ciudades_id,
    postalCode: body.codigo_postal,
    image: body.image,
  }
}

export const toCandidateUser = ({ candidate, place }: CandidateRow): z.output<typeof CandidateUser> => ({
  nombre: candidate.firstName,
  primer_apellido: candidate.firstSurname,
  segundo_apellido: candidate.secondSurname,
  mst_sexo_id: candidate.sexId,
  fecha_nacimiento: candidate.birthDate,
  telefono_movil: candidate.mobilePhone,
  nacionalidad_id: candidate.nationalityId,
  mst_clases_doc_id: candidate.documentTypeId,
  num_documento: candidate.documentNumber,
  mst_comunidades_id: place.communityId,
  mst_provincias_id: place.provinceId,
  mst_ciudades_id: toCityOrNull(place),
  codigo_postal: candidate.postalCode,
})
