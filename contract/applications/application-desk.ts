import * as z from 'zod'
import { Applicant, ApplicantFilters, ApplicantSelection, Change, Waiting } from './applicants.ts'
import { says } from '../call.ts'
import { CANDIDATE_TEXT_MAX, MOVED_AT_ONCE_MAX, NOTE_MAX } from '../constants.ts'
import { PendingAnswer } from './application-links.ts'
import { Appointment } from './appointments.ts'
import { Exchange } from './messages.ts'
import { GivenAnswer } from './screening.ts'
import { AddressId, ApplicationState, Id, Message, PathId, freeText, requiredText } from '../shapes.ts'
import { APPLICATION_ACTORS } from '../values/applications/application-states.ts'
import { DISCARD_REASONS } from '../values/applications/discard-reasons.ts'
import { hasLetters } from '../values/text/visible-text.ts'

const Reason = z.enum(DISCARD_REASONS)

/** `motivo`: the company's own reason for discarding, or why it was closed, as names. Changes that were undone are not in a history. */
export const OwnChange = Change.extend({ quien: z.enum(APPLICATION_ACTORS) })

/** A company's note about an application. Candidates never see it. */
export const Note = z.object({ nota_id: Id, texto: z.string(), fecha: z.string() })

/** An opened application. `cv_link` downloads the CV, `cv_vista` shows it on the page; both null: withdrawn. `opciones`: the states it can be moved to. */
export const OpenedApplication = Waiting.extend({
  can_cv_ofertas_id: Id,
  nb_usuarios_id: Applicant,
  emp_ofertas_id: z.object({
    emp_ofertas_id: Id,
    nombre: z.string(),
    emp_proyectos_id: z.object({ emp_proyectos_id: Id, nombre: z.string() }),
  }),
  can_cv_id: z.object({ nombre: z.string(), cv_link: z.string().nullable(), cv_vista: z.string().nullable() }),
  /** To the questions of the offer, as they were asked. Empty after a withdrawal. */
  respuestas: z.array(GivenAnswer),
  /** The note that came with the CV. Null: none, or the application was withdrawn. */
  nota: z.string().nullable(),
  historial: z.array(OwnChange),
  /** Empty after a withdrawal. */
  conversacion: Exchange,
  notas: z.array(Note),
  /** The other applications of the person to the company, newest first. Without withdrawn ones, and empty after a withdrawal. */
  otras_candidaturas: z.array(
    z.object({ can_cv_ofertas_id: Id, estado_candidatura: ApplicationState, oferta: z.string() }),
  ),
  opciones: z.array(ApplicationState),
  /** Given by a link in a mail, and not yet told. */
  pendiente: PendingAnswer.nullable(),
  /** The last one, also if it was cancelled. Null: none was proposed, or the application was withdrawn. */
  cita: Appointment.nullable().optional(),
  /** The offer is in the Canary Islands. */
  en_canarias: z.boolean().optional(),
})

/** `motivo` stays with the company. `texto` is what the candidate reads: plain text. */
const move = {
  estado_candidatura: ApplicationState,
  motivo: Reason.nullable().optional(),
  texto: freeText(CANDIDATE_TEXT_MAX).nullable().optional(),
}

/** In which state an application was read. */
const Seen = z.object({ id: Id, estado_candidatura: ApplicationState })

interface Move {
  estado_candidatura: string
  motivo?: string | null | undefined
  texto?: string | null | undefined
}

// A discard needs a reason and a text. Another state has no reason.
const hasReason = ({ estado_candidatura, motivo }: Move) => (estado_candidatura === 'descartada') === Boolean(motivo)
const hasText = ({ estado_candidatura, texto }: Move) => estado_candidatura !== 'descartada' || hasLetters(texto ?? '')

const wrongReason = { path: ['motivo'], error: 'required for descartada, and for nothing else' }
const noText = { path: ['texto'], error: 'required for descartada' }

/**
 * What was moved. `cambio` names the whole press; until `deshacer_hasta` it can be undone, and only then are the candidates told.
 * `no_movidas`: they are gone, in another state than the one that was read, or in one from which they cannot go there.
 */
export const Moved = Message.extend({
  cambio: z.string(),
  movidas: z.array(Id),
  no_movidas: z.array(Id),
  deshacer_hasta: z.string(),
})

/**
 * How many applications of an offer reached each state: one that was shortlisted and then discarded counts in both.
 * `leidas`: read, or answered without reading. `preseleccionadas`: or further without that step. `horas_hasta_respuesta`: the median time to the first answer. Null:
 * nothing was answered, or the time is unknown.
 */
export const OfferFigures = z.object({
  emp_ofertas_id: Id,
  nombre: z.string(),
  enviadas: z.int(),
  leidas: z.int(),
  preseleccionadas: z.int(),
  entrevistas: z.int(),
  contratadas: z.int(),
  descartadas: z.int(),
  retiradas: z.int(),
  cerradas: z.int(),
  respondidas: z.int(),
  horas_hasta_respuesta: z.number().nullable(),
})

/** The company's candidates, one opened application, and what a company does with it. */
export const applicationDesk = {
  /** `por_estado` has the states without applications too. */
  countApplications: says(
    'Cuántas candidaturas hay en cada estado, con los mismos filtros, y cuántas no ha leído nadie de la empresa, sin filtros.',
  )
    .call('GET /api/companies/application-counts', { access: 'company', readsApplicants: true })
    .input(ApplicantFilters)
    .output(
      z.object({
        por_estado: z.array(z.object({ estado_candidatura: ApplicationState, candidaturas: z.int() })),
        sin_leer: z.int(),
      }),
    ),
  /** Cities of the company's candidates, for the filter by city. Withdrawn applications do not count. */
  listCities: says('Las ciudades donde viven los candidatos de la empresa.')
    .call('GET /api/companies/application-cities', { access: 'company', readsApplicants: true })
    .output(z.array(z.object({ mst_ciudades_id: Id, nombre: z.string() }))),
  openApplication: says(
    'Abre una candidatura: persona, oferta, CV, historial y notas. Desde entonces está leída. HEAD y las precargas no la leen.',
  )
    .call('GET /api/companies/application/{id}', { access: 'company', readsApplicants: true })
    .input(PathId)
    .output(OpenedApplication),
  /** The candidates that the filters leave, as a table for spreadsheets. `completo` is false if it lacks some: more than 10,000 fit. */
  getApplicationsCsv: says('Las candidaturas que dejan los filtros, en CSV, 10.000 como máximo.')
    .call('GET /api/companies/applications-csv', { access: 'company', readsApplicants: true })
    .input(ApplicantSelection)
    .output(z.object({ csv: z.string(), completo: z.boolean() })),
  /** Of the offers that somebody applied to, the newest first. */
  listOfferFigures: says(
    'Por oferta, cuántas candidaturas han llegado a cada estado y la mediana de horas hasta la primera respuesta.',
  )
    .call('GET /api/companies/offer-figures', { access: 'company', readsApplicants: true })
    .output(z.array(OfferFigures)),
  /** An application that was only opened since `desde` was read still counts as unchanged. */
  moveApplication: says(
    'Mueve una candidatura de estado. Con desde, solo si sigue en ese estado. motivo y texto son obligatorios para descartar; el texto lo lee la persona.',
  )
    .call('PUT /api/companies/application-state/{id}', { access: 'company', readsApplicants: true, errors: [409] })
    .input(
      z
        .object({ id: AddressId, ...move, desde: ApplicationState.optional() })
        .refine(hasReason, wrongReason)
        .refine(hasText, noText),
    )
    .output(Moved),
  /** One that cannot be moved does not stop the others. `desde`: the states that were read, as for one; an id that is not named is moved from any. */
  moveApplications: says(
    'Mueve hasta 200 candidaturas. Las que no se pueden mover salen en no_movidas y no detienen a las demás.',
  )
    .call('POST /api/companies/application-states', { access: 'company', readsApplicants: true, errors: [404, 409] })
    .input(
      z
        .object({
          ids: z.array(Id).min(1).max(MOVED_AT_ONCE_MAX),
          ...move,
          desde: z.array(Seen).max(MOVED_AT_ONCE_MAX).optional(),
        })
        .refine(hasReason, wrongReason)
        .refine(hasText, noText),
    )
    .output(Moved),
  /** Undoes a press within UNDO_SECONDS. `no_deshechas`: they have changed since, by a withdrawal or a later press. */
  undoMove: says('Deshace un cambio durante los 10 segundos siguientes, antes de que las personas lo sepan.')
    .call('POST /api/companies/undo-application-states', {
      access: 'company',
      readsApplicants: true,
      errors: [404, 409],
    })
    .input(z.object({ cambio: z.uuid() }))
    .output(Message.extend({ deshechas: z.array(Id), no_deshechas: z.array(Id) })),
  addNote: says('Añade una nota privada a una candidatura. La persona no la ve nunca.')
    .call('POST /api/companies/application-note/{id}', { access: 'company', readsApplicants: true, errors: [409] })
    .input(z.object({ id: AddressId, texto: requiredText(NOTE_MAX) }))
    .output(Message.extend({ nota: Note })),
  deleteNote: says('Elimina una nota, por el id de la nota.')
    .call('DELETE /api/companies/application-note/{id}', { access: 'company', readsApplicants: true })
    .input(PathId)
    .output(Message),
}
