import * as z from 'zod'
import { says } from './call.ts'
import {
  DEFAULT_COMMUNITY_ID,
  DEFAULT_DOCUMENT_TYPE_ID,
  DEFAULT_PROVINCE_ID,
  FILE_BODY_MAX_BYTES,
  LENGTH_MAX,
} from './constants.ts'
import {
  City,
  clearable,
  clearableLine,
  Id,
  ImageLink,
  IsoDate,
  Message,
  ProfileImage,
  requiredLine,
} from './shapes.ts'

/** A postal code as a number, without leading zero: 8001 is 08001. */
const PostalCode = z.int().min(1000).max(52_999)

const CandidateProfile = z.object({
  nombre: requiredLine(LENGTH_MAX.name),
  primer_apellido: requiredLine(LENGTH_MAX.name),
  segundo_apellido: clearableLine(LENGTH_MAX.name),
  mst_sexo_id: clearable(Id),
  fecha_nacimiento: clearable(IsoDate),
  telefono_movil: requiredLine(LENGTH_MAX.phone),
  nacionalidad_id: clearable(Id),
  mst_clases_doc_id: Id,
  num_documento: clearableLine(LENGTH_MAX.document),
  mst_comunidades_id: Id,
  mst_provincias_id: Id,
  mst_ciudades_id: clearable(Id),
  codigo_postal: PostalCode,
  image: ProfileImage,
})

const { shape } = CandidateProfile

export const NewCandidateProfile = CandidateProfile.extend({
  segundo_apellido: shape.segundo_apellido.default(null),
  mst_sexo_id: shape.mst_sexo_id.default(null),
  fecha_nacimiento: shape.fecha_nacimiento.default(null),
  nacionalidad_id: shape.nacionalidad_id.default(null),
  mst_clases_doc_id: Id.default(DEFAULT_DOCUMENT_TYPE_ID),
  num_documento: shape.num_documento.default(null),
  mst_comunidades_id: Id.default(DEFAULT_COMMUNITY_ID),
  mst_provincias_id: Id.default(DEFAULT_PROVINCE_ID),
  mst_ciudades_id: shape.mst_ciudades_id.default(null),
})

/** Omitted fields keep their values. */
export const CandidateProfileChanges = CandidateProfile.partial()

/** The candidate's own data, for the header and for the form in edit mode. */
export const CandidateUser = z.object({
  nombre: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string().nullable(),
  mst_sexo_id: Id.nullable(),
  fecha_nacimiento: z.string().nullable(),
  telefono_movil: z.string(),
  nacionalidad_id: Id.nullable(),
  mst_clases_doc_id: Id,
  num_documento: z.string().nullable(),
  mst_comunidades_id: Id,
  mst_provincias_id: Id,
  mst_ciudades_id: City.nullable(),
  codigo_postal: z.int(),
})

export const candidates = {
  createProfile: says('Crea el perfil de candidato de la cuenta.')
    .call('POST /api/users/create-user-profile', {
      access: 'new-candidate',
      bodyMaxBytes: FILE_BODY_MAX_BYTES,
      errors: [507],
    })
    .input(NewCandidateProfile)
    .output(Message),
  updateProfile: says('Cambia el perfil de candidato. Lo que no se envía queda como está.')
    .call('PUT /api/users/update-profile', { access: 'candidate', bodyMaxBytes: FILE_BODY_MAX_BYTES, errors: [507] })
    .input(CandidateProfileChanges)
    .output(Message),
  getInformation: says('Los datos del propio candidato.')
    .call('GET /api/users/user-information', { access: 'candidate' })
    .output(CandidateUser),
  getProfileImage: says('Enlace a la foto del candidato, válido cinco minutos; null si no tiene.')
    .call('GET /api/users/get-profile-image', { access: 'candidate' })
    .output(ImageLink),
}
