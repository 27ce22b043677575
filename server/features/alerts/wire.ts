import type * as z from 'zod'
import type { Alert } from '#contract/following/alerts.ts'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { dayInMadrid } from '#server/clock.ts'
import { fieldNames } from '#server/database/field-names.ts'
import type { Deps } from '#server/deps.ts'
import { feedPath, tokenOf } from './alert-token.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import type { AlertRow } from './queries.ts'

export const { read: changesOf } = fieldNames({ filtros: 'filters', frecuencia: 'frequency', pausada: 'isPaused' })

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
