import * as z from 'zod'
import { call } from './call.ts'
import { Id, Message, PathId } from './shapes.ts'

/** A session of the account. `dispositivo` is in words, such as «Firefox en Windows». Moments are ISO 8601 in UTC. */
export const Session = z.object({
  sesion_id: Id,
  dispositivo: z.string(),
  fecha_inicio: z.string(),
  ultima_actividad: z.string(),
  es_esta: z.boolean(),
})

export const account = {
  listSessions: call('GET /api/account/sessions', { access: 'session' }).output(z.array(Session)),
  closeSession: call('DELETE /api/account/session/{id}', { access: 'session' }).input(PathId).output(Message),
  /** All but the one that calls. */
  closeOtherSessions: call('DELETE /api/account/sessions', { access: 'session' }).output(
    Message.extend({ cerradas: z.int() }),
  ),
}
