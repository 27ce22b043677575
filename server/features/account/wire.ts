import type * as z from 'zod'
import type { Session } from '#contract/account.ts'
import { deviceName } from './device-name.ts'
import type { SessionRow } from './queries.ts'

export const toSession = (row: SessionRow): z.output<typeof Session> => ({
  sesion_id: row.id,
  dispositivo: deviceName(row.userAgent),
  fecha_inicio: row.createdAt.toISOString(),
  ultima_actividad: row.lastSeenAt.toISOString(),
  es_esta: row.isThis,
})
