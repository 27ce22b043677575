import type * as z from 'zod'
import type { CandidateUser } from '#contract/candidates.ts'
import { fieldNames } from '#server/database/field-names.ts'
import { toCityOrNull } from '#server/domain/places/place-wire.ts'
import type { CandidateRow } from './queries.ts'

const own = {
  nombre: 'firstName',
  primer_apellido: 'firstSurname',
  segundo_apellido: 'secondSurname',
  mst_sexo_id: 'sexId',
  fecha_nacimiento: 'birthDate',
  telefono_movil: 'mobilePhone',
  nacionalidad_id: 'nationalityId',
  mst_clases_doc_id: 'documentTypeId',
  num_documento: 'documentNumber',
  mst_provincias_id: 'provinceId',
  codigo_postal: 'postalCode',
} as const

export const { read: fromProfile } = fieldNames({
  ...own,
  mst_comunidades_id: 'communityId',
  mst_ciudades_id: 'municipalityId',
  image: 'image',
})

export const toCandidateUser = ({ candidate, place }: CandidateRow): z.output<typeof CandidateUser> => ({
  ...fieldNames(own).write(candidate),
  mst_comunidades_id: place.communityId,
  mst_ciudades_id: toCityOrNull(place),
})
