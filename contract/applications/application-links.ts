import * as z from 'zod'
import { says } from '../call.ts'
import { CANDIDATE_TEXT_MAX, RESET_TOKEN_MAX } from '../constants.ts'
import { ApplicationState, Id, freeText } from '../shapes.ts'
import { MAIL_DECISIONS } from '../values/applications/mail-decisions.ts'
import { hasLetters } from '../values/text/visible-text.ts'
import { isAppointmentPlace } from '../values/applications/appointment-place.ts'
import { noPlace, ProposedAppointment, ShownProposal } from './appointments.ts'

const Decision = z.enum(MAIL_DECISIONS)

/** An answer that can still be taken back. Its candidate is told after `se_envia`. `cita`: the times that go with it. */
export const PendingAnswer = z.object({
  decision: Decision,
  se_envia: z.string(),
  cita: ShownProposal.nullable(),
})

/** All that a link in a mail shows of an application. `persona`: the name as in the mail. */
export const AnswerLink = z.object({
  can_cv_ofertas_id: Id,
  persona: z.string(),
  oferta: z.string(),
  estado_candidatura: ApplicationState,
  pendiente: PendingAnswer.nullable(),
  /** The offer is in the Canary Islands: their time is told too. */
  en_canarias: z.boolean(),
})

const token = z.string().max(RESET_TOKEN_MAX)
const access = { access: 'public', errors: [409, 429] } as const

/** Calls of a company by the link of a mail, without a session. */
export const applicationLinks = {
  readLink: says('Qué candidatura responde un enlace de correo, y si ya está respondida. No la lee ni cambia nada.')
    .call('POST /api/application-links/read', access)
    .input(z.object({ token }))
    .output(AnswerLink),
  /** With `cita` it also changes a pending `me_interesa`, and its half hour begins again. */
  answerByLink: says(
    'Responde una candidatura con el enlace de un correo, y con «me_interesa» puede proponer una cita. Durante 30 minutos se puede retirar, y solo después se avisa a la persona. Si ya hay una respuesta, no la cambia.',
  )
    .call('POST /api/application-links/answer', access)
    .input(
      z
        .object({
          token,
          decision: Decision,
          texto: freeText(CANDIDATE_TEXT_MAX).nullable().optional(),
          cita: ProposedAppointment.refine(isAppointmentPlace, noPlace).optional(),
        })
        .refine(({ decision, texto }) => (decision === 'no_encaja') === hasLetters(texto ?? ''), {
          path: ['texto'],
          error: 'required for no_encaja, and only for that',
        })
        .refine(({ decision, cita }) => !cita || decision === 'me_interesa', {
          path: ['cita'],
          error: 'only for me_interesa',
        }),
    )
    .output(AnswerLink),
  takeBackAnswer: says('Retira una respuesta dada con el enlace de un correo, mientras nadie la ha recibido.')
    .call('POST /api/application-links/undo', access)
    .input(z.object({ token }))
    .output(AnswerLink),
}
