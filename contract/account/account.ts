import * as z from 'zod'
import { says } from '../call.ts'
import { Id, Message, PathId } from '../shapes.ts'

/** A session of the account. `dispositivo` is in words, such as «Firefox en Windows». Moments are ISO 8601 in UTC. `se_mantiene`: new tabs open it until its 30 days end. */
export const Session = z.object({
  sesion_id: Id,
  dispositivo: z.string(),
  fecha_inicio: z.string(),
  ultima_actividad: z.string(),
  es_esta: z.boolean(),
  se_mantiene: z.boolean(),
})

/** The file with the account's data. While it is `listo`, `enlace` is valid for five minutes, and `disponible_hasta` is a moment. */
export const DataExport = z.object({
  estado: z.enum(['ninguno', 'en_proceso', 'listo', 'fallido']),
  disponible_hasta: z.string().nullable(),
  tamano_bytes: z.int().nullable(),
  enlace: z.string().nullable(),
})

export const account = {
  listSessions: says('Las sesiones abiertas de la cuenta, con la de esta llamada primero.')
    .call('GET /api/account/sessions', { access: 'session' })
    .output(z.array(Session)),
  closeSession: says('Cierra una sesión de la cuenta: su token deja de valer.')
    .call('DELETE /api/account/session/{id}', { access: 'session' })
    .input(PathId)
    .output(Message),
  closeOtherSessions: says('Cierra todas las sesiones de la cuenta menos la de esta llamada. Devuelve cuántas.')
    .call('DELETE /api/account/sessions', { access: 'session' })
    .output(Message.extend({ cerradas: z.int() })),
  getExport: says(
    'El archivo con los datos de la cuenta: si se está preparando, si está listo y hasta cuándo, y un enlace.',
  )
    .call('GET /api/account/export', { access: 'session' })
    .output(DataExport),
  requestExport: says('Pide un archivo con los datos de la cuenta. Mientras se prepara uno, no hace nada.')
    .call('POST /api/account/export', { access: 'session' })
    .output(Message),
}
