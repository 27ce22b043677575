import * as z from 'zod'
import { inQuery, ListQuery, queryId } from '../company-lists.ts'
import { ANSWER_MAX } from '../constants.ts'
import { addressNumber, ApplicationState, Id, textLine } from '../shapes.ts'
import { APPLICATION_STATES } from '../values/applications/application-states.ts'

const named = z.object({ nombre: z.string() })

/**
 * A person who applied, as the company sees them: without document, birth date, sex and nationality. After a withdrawal
 * only the name is left: photo, phone and e-mail are null. Lists show withdrawn applications only on request.
 * `sin_nombre`: the offer hides names until somebody is chosen. The name is «Candidatura» and its number, and what tells who it is is null.
 */
export const Applicant = z.object({
  foto_link: z.string().nullable(),
  nombre: z.string(),
  primer_apellido: z.string(),
  mst_ciudades_id: named.nullable(),
  telefono_movil: z.string().nullable(),
  email: z.string().nullable(),
  sin_nombre: z.boolean(),
})

/**
 * `dias_sin_respuesta`: days since the company last answered, or since it was sent. Null: nobody waits. `pregunto_el`: the day on which the
 * person asked for news. Null: they did not, or have an answer.
 */
export const Waiting = z.object({
  estado_candidatura: ApplicationState,
  fecha_creacion: z.string(),
  dias_sin_respuesta: z.int().min(0).nullable(),
  pregunto_el: z.string().nullable(),
})

/** A change of an application, as its candidate and its company read it. `texto`: what the company wrote to the candidate. */
export const Change = z.object({
  estado_candidatura: ApplicationState,
  fecha: z.string(),
  texto: z.string().nullable(),
  motivo: z.string().nullable(),
})

/** An application as the company sees it. `cv_link` downloads the CV; null: it was withdrawn. `mensaje_pendiente`: the person has the last word. */
export const CompanyCandidate = Waiting.extend({
  can_cv_ofertas_id: Id,
  nb_usuarios_id: Applicant,
  emp_ofertas_id: named.extend({ emp_ofertas_id: Id }),
  can_cv_id: z.object({ nombre: z.string(), cv_link: z.string().nullable() }),
  tiene_notas: z.boolean(),
  mensaje_pendiente: z.boolean(),
})

/** The orders of a company's candidates: newest first, oldest first, longest without an answer first, by surname. Newest first is the default. */
export const APPLICANT_ORDERS = ['recientes', 'antiguas', 'espera', 'nombre'] as const

/**
 * Filters for a company's candidates, besides the state. `dias`: days without an answer, at least. `pregunta`: an
 * answered question. `valor`, by its kind: «si» or «no», an option, the least number, words of the text.
 */
export const ApplicantFilters = ListQuery.omit({ pagina: true }).extend({
  oferta: queryId,
  proyecto: queryId,
  ciudad: queryId,
  dias: inQuery(addressNumber(z.int().min(1).max(1000))),
  pregunta: queryId,
  valor: inQuery(textLine(ANSWER_MAX)),
})

export const ApplicantSelection = ApplicantFilters.extend({
  estado_candidatura: inQuery(z.enum(APPLICATION_STATES)),
  orden: inQuery(z.enum(APPLICANT_ORDERS)),
})
