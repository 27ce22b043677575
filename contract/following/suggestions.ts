import * as z from 'zod'
import { call } from '../call.ts'
import { INTERESTS_MAX, RESET_TOKEN_MAX, SALARY_MAX } from '../constants.ts'
import { Offer } from '../offer/read.ts'
import { Id, Message, PathId } from '../shapes.ts'

const ids = z.array(Id).max(INTERESTS_MAX)

/** The work that a candidate looks for. Empty lists say nothing. Suggestions use this, and what the candidate saves, applies to and asks alerts for. */
export const Interests = z.object({
  puestos: ids,
  sectores: ids,
  provincias: ids,
  modalidades: ids,
  jornadas: ids,
  /** Whole euros a year. */
  salario_minimo: z.int().min(1).max(SALARY_MAX).nullable(),
  /** False: nothing is suggested. */
  activas: z.boolean(),
  /** Suggestions by mail, on Mondays. */
  por_correo: z.boolean(),
})

export const suggestedOffers = {
  /** `motivos`: why, in words, the strongest first. `falta_declarar`: there is nothing to suggest by, so ask. */
  listSuggested: call('GET /api/users/suggested-offers', { access: 'candidate' }).output(
    z.object({
      activas: z.boolean(),
      falta_declarar: z.boolean(),
      ofertas: z.array(z.object({ oferta: Offer, motivos: z.array(z.string()) })),
    }),
  ),
  getInterests: call('GET /api/users/interests', { access: 'candidate' }).output(Interests),
  saveInterests: call('PUT /api/users/interests', { access: 'candidate' }).input(Interests).output(Message),
  /** The candidate does not want to see this offer suggested or mailed. */
  dismissOffer: call('PUT /api/users/dismiss-offer/{id}', { access: 'candidate' }).input(PathId).output(Message),
  undismissOffer: call('DELETE /api/users/dismiss-offer/{id}', { access: 'candidate' }).input(PathId).output(Message),
  /** By the link at the end of a mail. It stops these mails, and allows nothing else. */
  leaveSuggestions: call('POST /api/account/unsubscribe-suggestions', { access: 'public' })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
}
