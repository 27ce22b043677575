import * as z from 'zod'
import { says } from '../call.ts'
import { ALERT_TOKEN_MAX } from '../constants.ts'
import { Email, Id, Message, PathId } from '../shapes.ts'
import { SearchFilters } from './stored-search.ts'
import { ALERT_FREQUENCIES } from '../values/alert-frequencies.ts'

/** Of a link in a mail. It names one alert or, in the list, one visitor. */
const Token = z.string().max(ALERT_TOKEN_MAX)

export const Alert = z.object({
  alertas_id: Id,
  filtros: SearchFilters,
  /** The filters in words: «Cocinero/a en Sevilla, desde 18.000 €». */
  descripcion: z.string(),
  frecuencia: z.enum(ALERT_FREQUENCIES),
  pausada: z.boolean(),
  /** Its owner was asked whether it is still wanted, and has not answered. */
  por_confirmar: z.boolean(),
  creada_el: z.string(),
  ultimo_envio: z.string().nullable(),
  /** The path of its own RSS feed. Anybody with the path can read it. */
  rss: z.string(),
})

/** `email` is for visitors; an account has its own. Nothing is mailed to a visitor who has not pressed the link of the first mail. */
export const NewAlert = z.object({
  filtros: SearchFilters.strict(),
  frecuencia: z.enum(ALERT_FREQUENCIES),
  email: Email.optional(),
})

/** Omitted fields keep their values. */
const AlertChanges = z.object({
  filtros: SearchFilters.strict().optional(),
  frecuencia: z.enum(ALERT_FREQUENCIES).optional(),
  pausada: z.boolean().optional(),
})

const ByToken = z.object({ token: Token })

/** Of one alert in the list that the token opens. */
const ByList = ByToken.extend({ alertas_id: Id })

/** New offers by mail. */
export const alerts = {
  /** The same alert again changes only its frequency. A visitor gets the same answer for any address. */
  createAlert: says(
    'Crea un aviso de ofertas nuevas con los filtros de la lista. Sin sesión hace falta `email`, y no se envía nada más hasta que se pulsa el enlace del primer mensaje.',
  )
    .call('POST /api/alerts', { access: 'public', errors: [409, 429] })
    .input(NewAlert)
    .output(Message),
  listAlerts: says('Los avisos de la cuenta, con sus filtros en palabras y la dirección de su RSS.')
    .call('GET /api/users/alerts', { access: 'session' })
    .output(z.array(Alert)),
  changeAlert: says('Cambia un aviso, lo pausa o lo reanuda. Lo que no se envía queda como está.')
    .call('PUT /api/alerts/{id}', { access: 'session' })
    .input(PathId.extend(AlertChanges.shape))
    .output(Message),
  deleteAlert: says('Elimina un aviso.')
    .call('DELETE /api/alerts/{id}', { access: 'session' })
    .input(PathId)
    .output(Message),

  /** By the link of the first mail. `descripcion`: what it is about; `token` opens the list of the visitor. */
  confirmAlert: says('Confirma un aviso con el token del enlace del primer mensaje.')
    .call('POST /api/alert-links/confirm', { access: 'public', errors: [409, 429] })
    .input(ByToken)
    .output(Message.extend({ descripcion: z.string(), token: z.string() })),
  listByLink: says('Los avisos de quien no tiene cuenta, con el token del enlace de un mensaje.')
    .call('POST /api/alert-links/list', { access: 'public', errors: [429] })
    .input(ByToken)
    .output(z.object({ email: z.string(), alertas: z.array(Alert) })),
  changeByLink: says('Cambia, pausa o reanuda uno de esos avisos.')
    .call('POST /api/alert-links/change', { access: 'public', errors: [404, 429] })
    .input(ByList.extend(AlertChanges.shape))
    .output(Message),
  deleteByLink: says('Elimina uno de esos avisos.')
    .call('POST /api/alert-links/delete', { access: 'public', errors: [404, 429] })
    .input(ByList)
    .output(Message),
  /** By the link at the end of a mail. It stops this alert, and allows nothing else. */
  stopAlert: says('Elimina un aviso con el token del enlace del final de sus mensajes, sin sesión.')
    .call('POST /api/alert-links/stop', { access: 'public', errors: [429] })
    .input(ByToken)
    .output(Message),
  keepAlert: says('Responde que un aviso se sigue queriendo, con el token del mensaje que lo pregunta una vez al año.')
    .call('POST /api/alert-links/keep', { access: 'public', errors: [429] })
    .input(ByToken)
    .output(Message),

  countVisit: says('Suma una visita desde un mensaje al número del día. No dice de quién.')
    .call('POST /api/mail-visits', { access: 'public' })
    .output(Message),
}
