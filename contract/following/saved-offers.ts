import * as z from 'zod'
import { says } from '../call.ts'
import { SAVED_AT_ONCE_MAX } from '../constants.ts'
import { Offer } from '../offer/read.ts'
import { Id, Message, PathId } from '../shapes.ts'

/** A saved offer. `oferta` is null where its company or an operator has withdrawn it. */
export const SavedOffer = z.object({
  emp_ofertas_id: Id,
  nombre: z.string(),
  oferta: Offer.nullable(),
  guardada_el: z.string(),
  /** Days until its last day, 0 on that day. Null: it has ended. */
  termina_en_dias: z.int().nullable(),
  /** Whether the candidate has applied. */
  aplicada: z.boolean(),
})

/** Offers that a candidate keeps for later. */
export const savedOffers = {
  saveOffer: says('Guarda una oferta que se puede leer. Guardarla otra vez no cambia nada.')
    .call('PUT /api/users/save-offer/{id}', { access: 'candidate', errors: [409] })
    .input(PathId)
    .output(Message),
  /** Those that a browser has kept without an account, the last saved first. Unknown offers are skipped. All or none are saved. */
  saveOffers: says('Guarda las ofertas que un navegador tenía sin cuenta. Las que ya no existen se pasan por alto.')
    .call('POST /api/users/save-offers', { access: 'candidate', errors: [409] })
    .input(z.object({ ids: z.array(Id).max(SAVED_AT_ONCE_MAX) }))
    .output(Message),
  /** Also where it is not saved. */
  forgetOffer: says('Quita una oferta de las guardadas.')
    .call('DELETE /api/users/save-offer/{id}', { access: 'candidate' })
    .input(PathId)
    .output(Message),
  /** For the hearts of a public page, which shows other details itself. */
  listSavedIds: says('Los números de las ofertas guardadas.')
    .call('GET /api/users/saved-offer-ids', { access: 'candidate' })
    .output(z.array(Id)),
  listSaved: says('Las ofertas guardadas, la última primero, con los días que les quedan y si se ha aplicado.')
    .call('GET /api/users/saved-offers', { access: 'candidate' })
    .output(z.array(SavedOffer)),
}
