import * as z from 'zod'
import { says } from './call.ts'
import { FILE_BODY_MAX_BYTES, LENGTH_MAX } from './constants.ts'
import { DataUrl, Id, Message, PathId, requiredLine } from './shapes.ts'

/** `fecha` is the day of the upload, YYYY-MM-DD; `numero_candidaturas` counts the applications that use the CV. `numero_descargas`: by companies. */
export const Cv = z.object({
  can_cv_id: Id,
  nombre: z.string(),
  fecha: z.string(),
  tamano_bytes: z.int(),
  numero_candidaturas: z.int(),
  numero_descargas: z.int(),
})

/** A company downloaded the CV at this moment, ISO 8601 in UTC. */
export const CvDownload = z.object({ empresa: z.string(), fecha: z.string() })

/** `aviso` says what was taken out of the file because it could harm its reader. */
export const UploadedCv = Message.extend({ can_cv_id: Id, aviso: z.string().optional() })

export const cvs = {
  listCvs: says('Los CV del candidato.')
    .call('GET /api/users/get-cvs-info', { access: 'candidate' })
    .output(z.array(Cv)),
  uploadCv: says('Sube un CV en PDF, de 5 MB como máximo. Cada candidato puede tener un número limitado de CV.')
    .call('POST /api/users/upload-cv-file', {
      access: 'candidate',
      bodyMaxBytes: FILE_BODY_MAX_BYTES,
      errors: [429, 507],
    })
    .input(z.object({ name: requiredLine(LENGTH_MAX.title), file: DataUrl }))
    .output(UploadedCv),
  renameCv: says('Cambia el nombre de un CV.')
    .call('PUT /api/users/rename-cv/{id}', { access: 'candidate' })
    .input(PathId.extend({ nombre: requiredLine(LENGTH_MAX.title) }))
    .output(Message),
  deleteCv: says('Quita un CV de la lista. Las empresas que lo recibieron lo conservan.')
    .call('DELETE /api/users/delete-cv/{id}', { access: 'candidate' })
    .input(PathId)
    .output(Message),
  listCvDownloads: says('Las últimas descargas de un CV por empresas.')
    .call('GET /api/users/cv-downloads/{id}', { access: 'candidate' })
    .input(PathId)
    .output(z.array(CvDownload)),
  getCvLink: says('Enlace a un CV propio, válido cinco minutos.')
    .call('GET /api/users/cv-link/{id}', { access: 'candidate' })
    .input(PathId)
    .output(z.object({ cv_link: z.string() })),
}
