import type * as z from 'zod'
import type { CandidateProfile, CandidateUser } from '#contract/candidates.ts'
import { toCityOrNull } from '#server/http/place-wire.ts'
import type { CandidateFields, CandidateRow } from './queries.ts'

type Profile = z.output<typeof CandidateProfile>

export const fromProfile = (profile: Profile): CandidateFields => ({
  firstName: profile.nombre,
  firstSurname: profile.primer_apellido,
  secondSurname: profile.segundo_apellido,
  sexId: profile.mst_sexo_id,
  birthDate: profile.fecha_nacimiento,
  mobilePhone: profile.telefono_movil,
  nationalityId: profile.nacionalidad_id,
  documentTypeId: profile.mst_clases_doc_id,
  documentNumber: profile.num_documento,
  provinceId: profile.mst_provincias_id,
  municipalityId: profile.mst_ciudades_id,
  postalCode: profile.codigo_postal,
})

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
