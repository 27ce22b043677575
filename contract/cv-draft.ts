import * as z from 'zod'
import { says } from './call.ts'
import { LENGTH_MAX } from './constants.ts'
import { Id, Message, clearableLine, freeText, textLine } from './shapes.ts'
import { AVAILABILITIES, CV_LIMITS, DRIVING_LICENCES, LANGUAGE_LEVELS } from './values/cv/cv-choices.ts'

/** YYYY-MM. */
const Month = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2024-09'] })

const line = textLine(CV_LIMITS.line)

/** The parts of a CV that is made here. A text that is not given is empty, a month null. A draft may be unfinished: only `makeCv` demands something. */
export const CvDraft = z.object({
  /** Copied from the profile once. The CV leaves out each field that is null. */
  contacto: z.object({
    nombre: textLine(3 * LENGTH_MAX.name),
    correo: clearableLine(LENGTH_MAX.email),
    telefono: clearableLine(LENGTH_MAX.phone),
    ciudad: clearableLine(LENGTH_MAX.name),
    con_foto: z.boolean(),
  }),
  busco: z.object({ puesto: line, texto: freeText(CV_LIMITS.summary) }),
  /** Newest first is not demanded: the CV sorts. `hasta` null with a `desde`: until today. */
  experiencia: z.object({
    sin_experiencia: z.boolean(),
    trabajos: z
      .array(
        z.object({
          puesto: line,
          empresa: line,
          desde: Month.nullable(),
          hasta: Month.nullable(),
          texto: freeText(CV_LIMITS.jobText),
        }),
      )
      .max(CV_LIMITS.jobs),
  }),
  estudios: z
    .array(z.object({ titulo: line, centro: line, desde: Month.nullable(), hasta: Month.nullable() }))
    .max(CV_LIMITS.studies),
  idiomas: z.array(z.object({ idioma: line, nivel: z.enum(LANGUAGE_LEVELS) })).max(CV_LIMITS.languages),
  otros: z.object({
    carnes: z.array(z.enum(DRIVING_LICENCES)).max(DRIVING_LICENCES.length),
    certificados: z.array(line).max(CV_LIMITS.certificates),
    disponibilidad: z.array(z.enum(AVAILABILITIES)).max(AVAILABILITIES.length),
  }),
})
export type CvDraft = z.output<typeof CvDraft>

export const cvDraft = {
  /** `guardado`: when a part was last saved, ISO 8601 in UTC. Null: nothing is stored, and the contact is that of the profile. */
  getCvDraft: says('El borrador del CV que se hace aquí. Sin uno guardado, los datos de contacto del perfil.')
    .call('GET /api/users/cv-draft', { access: 'candidate' })
    .output(z.object({ borrador: CvDraft, guardado: z.string().nullable() })),
  saveCvDraft: says('Guarda partes del borrador del CV. Las que no se envían quedan como están.')
    .call('PUT /api/users/cv-draft', { access: 'candidate' })
    .input(CvDraft.partial())
    .output(Message.extend({ guardado: z.string() })),
  makeCv: says(
    'Hace un PDF del borrador y lo guarda como otro CV. Necesita un nombre, y experiencia, estudios o «sin experiencia».',
  )
    .call('POST /api/users/make-cv', { access: 'candidate', errors: [409, 429, 507] })
    .output(Message.extend({ can_cv_id: Id })),
}
