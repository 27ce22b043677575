import type * as z from 'zod'
import type { DataExport, Session } from '#contract/account/account.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { givenUpBefore, readerOf, type ExportRow } from './data-export/queries.ts'
import { deviceName } from './device-name.ts'
import type { SessionRow } from './queries.ts'

export const toSession = (row: SessionRow): z.output<typeof Session> => ({
  sesion_id: row.id,
  dispositivo: deviceName(row.userAgent),
  fecha_inicio: row.createdAt.toISOString(),
  ultima_actividad: row.lastSeenAt.toISOString(),
  es_esta: row.isThis,
  se_mantiene: row.renewals !== null,
})

const nothing = { disponible_hasta: null, tamano_bytes: null, enlace: null }

const EXPORT_NAME = 'mis-datos'

export function toDataExport(
  row: ExportRow | undefined,
  { files, clock, caller }: Pick<ApiContext, 'files' | 'clock' | 'caller'>,
): z.output<typeof DataExport> {
  if (!row) return { estado: 'ninguno', ...nothing }
  const now = clock.now()
  const { fileKey, sizeBytes, expiresAt, failedAt, requestedAt } = row
  if (fileKey && expiresAt) {
    if (expiresAt <= now) return { estado: 'ninguno', ...nothing }
    const enlace = files.signedLink(fileKey, readerOf(requireCaller({ caller })), EXPORT_NAME)
    return { estado: 'listo', disponible_hasta: expiresAt.toISOString(), tamano_bytes: sizeBytes, enlace }
  }
  const hasFailed = failedAt !== null || requestedAt <= givenUpBefore(now)
  return { estado: hasFailed ? 'fallido' : 'en_proceso', ...nothing }
}
