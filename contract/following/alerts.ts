import * as z from 'zod'
import { call } from '../call.ts'
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
  createAlert: call('POST /api/alerts', { access: 'public' }).input(NewAlert).output(Message),
  listAlerts: call('GET /api/users/alerts', { access: 'session' }).output(z.array(Alert)),
  changeAlert: call('PUT /api/alerts/{id}', { access: 'session' })
    .input(PathId.extend(AlertChanges.shape))
    .output(Message),
  deleteAlert: call('DELETE /api/alerts/{id}', { access: 'session' }).input(PathId).output(Message),

  /** By the link of the first mail. `descripcion`: what it is about; `token` opens the list of the visitor. */
  confirmAlert: call('POST /api/alert-links/confirm', { access: 'public' })
    .input(ByToken)
    .output(Message.extend({ descripcion: z.string(), token: z.string() })),
  /** The alerts of a visitor without a session. */
  listByLink: call('POST /api/alert-links/list', { access: 'public' })
    .input(ByToken)
    .output(z.object({ email: z.string(), alertas: z.array(Alert) })),
  changeByLink: call('POST /api/alert-links/change', { access: 'public' })
    .input(ByList.extend(AlertChanges.shape))
    .output(Message),
  deleteByLink: call('POST /api/alert-links/delete', { access: 'public' }).input(ByList).output(Message),
  /** By the link at the end of a mail. It stops this alert, and allows nothing else. */
  stopAlert: call('POST /api/alert-links/stop', { access: 'public' }).input(ByToken).output(Message),
  /** By the link of the mail that asks once a year whether the alert is still wanted. */
  keepAlert: call('POST /api/alert-links/keep', { access: 'public' }).input(ByToken).output(Message),

  /** Counts one visit by a link of a mail, in a number for each day. */
  countVisit: call('POST /api/mail-visits', { access: 'public' }).output(Message),
}
