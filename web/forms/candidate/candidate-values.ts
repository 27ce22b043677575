import { DEFAULT_DOCUMENT_TYPE_ID } from '#contract/constants.ts'
import type { CandidateBody, CandidateUser } from '#web/api/types.ts'
import type { CandidateValues, CheckedCandidate } from './candidate-schema.ts'
import { toPostalCodeText } from './contact-rules.ts'
import { toImageChange } from '../fields/form-image.tsx'
import { defaultPlace, placeOfProfile } from '../place-values.ts'

export const emptyCandidate: CandidateValues = {
  image: null,
  nombre: '',
  primer_apellido: '',
  segundo_apellido: '',
  mst_sexo_id: null,
  fecha_nacimiento: '',
  telefono_movil: '',
  nacionalidad_id: null,
  mst_clases_doc_id: DEFAULT_DOCUMENT_TYPE_ID,
  num_documento: '',
  ...defaultPlace,
  codigo_postal: '',
}

/** The form values of a stored profile. The picture comes from a call of its own. */
export const candidateValuesOf = (user: CandidateUser, imageUrl: string | null): CandidateValues => ({
  image: imageUrl,
  nombre: user.nombre,
  primer_apellido: user.primer_apellido,
  segundo_apellido: user.segundo_apellido ?? '',
  mst_sexo_id: user.mst_sexo_id,
  fecha_nacimiento: user.fecha_nacimiento ?? '',
  telefono_movil: user.telefono_movil,
  nacionalidad_id: user.nacionalidad_id,
  mst_clases_doc_id: user.mst_clases_doc_id,
  num_documento: user.num_documento ?? '',
  ...placeOfProfile(user),
  codigo_postal: toPostalCodeText(user.codigo_postal),
})

/** The form values as the API takes them. */
export const toCandidateData = (checked: CheckedCandidate, initial: CandidateValues): CandidateBody => ({
  ...checked,
  fecha_nacimiento: checked.fecha_nacimiento || null,
  mst_clases_doc_id: checked.mst_clases_doc_id ?? DEFAULT_DOCUMENT_TYPE_ID,
  codigo_postal: Number(checked.codigo_postal),
  image: toImageChange(checked.image, initial.image),
})
