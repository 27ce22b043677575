import * as z from 'zod'
import { Appointment } from './appointments.ts'
import { ApplicantSelection, Change, CompanyCandidate } from './applicants.ts'
import { says } from '../call.ts'
import { countedList, inQuery, queryPage } from '../company-lists.ts'
import { CANDIDATE_LIST_PAGE_SIZE } from '../constants.ts'
import { Exchange } from './messages.ts'
import { SentOffer } from '../offer/read.ts'
import { GivenAnswer, SentAnswers } from './screening.ts'
import { addressNumber, ApplicationState, Estado, freeText, Id, Message, PathId } from '../shapes.ts'
import { COVERING_NOTE_MAX } from '../values/applications/covering-note.ts'

const named = z.object({ nombre: z.string() })

/** The version of the text about personal data that was shown. A page that was open during a release may know another one. */
const NoteVersion = z.int().min(1).max(32_767)

/**
 * An application as its candidate sees it.
 * `estado` is 1 while it is open and candidates find the offer. `aviso`: why an operator has hidden the offer.
 * `con_pagina`: visitors can open its page, active or not.
 * `historial`: all changes, oldest first, without those that the company may still undo; each with its day, and why it was closed as a
 * sentence. `sin_respuesta`: the day on which the term for an answer passed. `mensaje_pendiente`: the company has the last word.
 * `puede_preguntar`: whether its candidate may ask for news now; `pregunto_el`: the day on which they did.
 * `cv`: the sent CV; its id is null once it has left the candidate's list. `estado` of the offer is 1 while candidates
 * find it. A deleted offer shows its former id.
 */
export const Candidature = z.object({
  can_cv_ofertas_id: Id,
  estado: Estado,
  estado_candidatura: ApplicationState,
  historial: z.array(Change),
  sin_respuesta: z.string().nullable(),
  mensaje_pendiente: z.boolean(),
  puede_preguntar: z.boolean(),
  pregunto_el: z.string().nullable(),
  fecha_creacion: z.string(),
  aviso: z.string().nullable(),
  con_pagina: z.boolean(),
  cv: z.object({ can_cv_id: Id.nullable(), nombre: z.string() }),
  emp_ofertas_id: z.object({
    emp_ofertas_id: Id,
    nombre: z.string(),
    estado: Estado,
    mst_emp_sector_id: z.object({ descripcion: z.string() }),
    mst_ciudades_id: named,
    /** How many cities it has beside that one. */
    otras_ciudades: z.int(),
    toda_espana: z.boolean(),
    /** `slug`: the address of its page; null where it has none. */
    emp_proyectos_id: z.object({ emp_empresas_id: named.extend({ slug: z.string().nullable() }) }),
  }),
  /** Null: none was proposed. */
  cita: Appointment.nullable().optional(),
})

/** One application, with the offer as the candidate read it, and what they answered to its questions. `ha_cambiado`: the offer says something else now. */
export const CandidatureDetails = Candidature.extend({
  oferta: SentOffer,
  ha_cambiado: z.boolean(),
  respuestas: z.array(GivenAnswer),
  /** Their note to the company. Null: none. */
  nota: z.string().nullable(),
  conversacion: Exchange,
})

/** How many rows a page of candidates has; DASHBOARD_PAGE_SIZE if it is not said. */
const queryPageSize = inQuery(addressNumber(z.int().min(1).max(CANDIDATE_LIST_PAGE_SIZE)))

export const applications = {
  /**
   * `respuestas` to the questions of the offer. Without it an offer whose questions need no answer takes the application. `nota`: what the
   * company reads beside the CV.
   */
  registerIntoOffer: says('Inscribe al candidato en una oferta con uno de sus CV. Una vez por oferta.')
    .call('POST /api/users/register-into-offer', { access: 'candidate', needsConfirmedEmail: true, errors: [404, 429] })
    .input(
      z.object({
        offerId: Id,
        cvId: Id,
        version_aviso: NoteVersion.optional(),
        respuestas: SentAnswers.optional(),
        nota: freeText(COVERING_NOTE_MAX).nullable().optional(),
      }),
    )
    .output(Message),
  listCandidatures: says(
    'Las candidaturas del candidato, cada una con su estado y su historial. También las de ofertas que ya no existen.',
  )
    .call('GET /api/users/user-candidatures', { access: 'candidate' })
    .output(z.array(Candidature)),
  getCandidature: says('Una candidatura, con la oferta tal como la leyó el candidato.')
    .call('GET /api/users/candidature/{id}', { access: 'candidate' })
    .input(PathId)
    .output(CandidatureDetails),
  withdrawCandidature: says(
    'Retira una candidatura: la empresa deja de ver el CV y los datos de contacto. Una descartada o cerrada no se puede retirar.',
  )
    .call('POST /api/users/withdraw-candidature/{id}', { access: 'candidate', errors: [409, 429] })
    .input(PathId)
    .output(Message),
  askNews: says(
    'Pregunta a la empresa si hay novedades: una vez, a partir de los 10 días y mientras no haya respondido. La empresa lo ve en su panel y en el siguiente correo.',
  )
    .call('POST /api/users/ask-news/{id}', { access: 'candidate', errors: [409, 429] })
    .input(PathId)
    .output(Message),
  deleteCandidature: says('Elimina una candidatura, con su historial.')
    .call('DELETE /api/users/delete-candidature/{id}', { access: 'candidate', errors: [429] })
    .input(PathId)
    .output(Message),
  listCompanyCandidates: says(
    'Quienes han aplicado a las ofertas de la empresa, con su CV y su estado, los nuevos primero. Sin parámetros, todos; con alguno, una página de 12, o de por_pagina, 50 como máximo. estado: 1 los de ofertas que se ven, 0 los demás. dias: esperan respuesta al menos esos días. orden: recientes, antiguas, espera o nombre. Las candidaturas retiradas solo salen con estado_candidatura=retirada, sin datos de contacto ni CV.',
  )
    .call('GET /api/companies/all-company-candidates', { access: 'company', readsApplicants: true })
    .route({ outputStructure: 'detailed' })
    .input(ApplicantSelection.extend({ pagina: queryPage, por_pagina: queryPageSize }))
    .output(countedList(CompanyCandidate)),
}
