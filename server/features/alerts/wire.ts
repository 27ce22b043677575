import type * as z from 'zod'
import type { Alert } from '#contract/following/alerts.ts'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { feedPath, tokenOf } from './alert-token.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import type { Changes } from './change-alert.ts'
import type { AlertRow } from './queries.ts'

type ChangesOnWire = { [Name in 'filtros' | 'frecuencia' | 'pausada']?: z.output<typeof Alert>[Name] | undefined }

export const changesOf = ({ filtros, frecuencia, pausada }: ChangesOnWire): Omit<Changes, 'id'> => ({
  filters: filtros,
  frequency: frecuencia,
  isPaused: pausada,
})

export async function toAlert(
  row: AlertRow,
  { db, appSecret }: Pick<Deps, 'db' | 'appSecret'>,
): Promise<z.input<typeof Alert>> {
  const filtros = readStoredSearch(row.filters)
  return {
    alertas_id: row.id,
    filtros,
    descripcion: await describeFilters(db, filtros),
    frecuencia: row.frequency,
    pausada: row.isPaused,
    por_confirmar: row.askedAt !== null,
    creada_el: dayInMadrid(row.createdAt),
    ultimo_envio: row.mailedAt && dayInMadrid(row.mailedAt),
    rss: feedPath(await tokenOf({ db, appSecret }, 'feed', row.id)),
  }
}
