import * as z from 'zod'
import { says } from '../call.ts'
import { INTERESTS_MAX, LENGTH_MAX, RESET_TOKEN_MAX, SALARY_MAX } from '../constants.ts'
import { DISTANCES_KM } from '../offer/distances.ts'
import { Offer } from '../offer/read.ts'
import { clearableLine, Id, Message, PathId } from '../shapes.ts'

const ids = z.array(Id).max(INTERESTS_MAX)

/** The work that a candidate looks for. Empty lists say nothing. Suggestions use this, and what the candidate saves, applies to and asks alerts for. */
export const Interests = z.object({
  puestos: ids,
  sectores: ids,
  provincias: ids,
  modalidades: ids,
  jornadas: ids,
  /** The name of a municipality, and how many km around it. Null: of none. */
  ciudad: z.string().nullable(),
  distancia: z.literal(DISTANCES_KM),
  /** Whole euros a year. */
  salario_minimo: z.int().min(1).max(SALARY_MAX).nullable(),
  /** False: nothing is suggested. */
  activas: z.boolean(),
  /** Suggestions by mail, on Mondays. */
  por_correo: z.boolean(),
})

const around = {
  ciudad: clearableLine(LENGTH_MAX.name).default(null),
  distancia: Interests.shape.distancia.default(25),
}

/** The answers that may leave no offer. */
export const LOOSENED = ['provincias', 'salario_minimo', 'puestos'] as const

export const suggestedOffers = {
  /**
   * `motivos`: why, in words, the strongest first. `falta_declarar`: there is nothing to suggest by, so ask. `al_quitar`: where there is no
   * offer, how many there are without one of the answers, `puestos` with the sectors.
   */
  listSuggested: says(
    'Hasta 12 ofertas por lo que el candidato declara, guarda, pide en sus avisos y ha elegido antes, cada una con sus motivos.',
  )
    .call('GET /api/users/suggested-offers', { access: 'candidate' })
    .output(
      z.object({
        activas: z.boolean(),
        falta_declarar: z.boolean(),
        ofertas: z.array(z.object({ oferta: Offer, motivos: z.array(z.string()) })),
        al_quitar: z.array(z.object({ dato: z.enum(LOOSENED), numero_ofertas: z.int() })),
      }),
    ),
  getInterests: says('Lo que el candidato dice que busca.')
    .call('GET /api/users/interests', { access: 'candidate' })
    .output(Interests),
  saveInterests: says('Cambia lo que el candidato busca, y si quiere sugerencias y por correo.')
    .call('PUT /api/users/interests', { access: 'candidate' })
    .input(Interests.extend(around))
    .output(Message),
  dismissOffer: says('La oferta no interesa: no se sugiere ni se envía más.')
    .call('PUT /api/users/dismiss-offer/{id}', { access: 'candidate' })
    .input(PathId)
    .output(Message),
  undismissOffer: says('Deshace lo anterior.')
    .call('DELETE /api/users/dismiss-offer/{id}', { access: 'candidate' })
    .input(PathId)
    .output(Message),
  /** By the link at the end of a mail. It stops these mails, and allows nothing else. */
  leaveSuggestions: says('Deja de enviar ofertas los lunes con el token del enlace de un mensaje, sin sesión.')
    .call('POST /api/account/unsubscribe-suggestions', { access: 'public', errors: [429] })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
}
