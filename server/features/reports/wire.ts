import type * as z from 'zod'
import type { reports } from '#contract/reports.ts'
import { isLate } from '#server/domain/reviews/next-working-day.ts'
import type { Withdrawn } from './queries.ts'
import type { CaseRow, QueuedRow, ReasonCount, ReportRow } from './queue-queries.ts'

const decisionOf = { withdrawn: 'retirada', kept: 'no_procede', gone: 'borrada' } as const

const situationOf = {
  public: 'publicada',
  withdrawn: 'retirada',
  'in-review': 'en_revision',
  hidden: 'oculta',
} as const

const toReasons = (counts: ReasonCount[]) => counts.map(({ reason, times }) => ({ motivo: reason, veces: times }))

const total = (counts: ReasonCount[]) => counts.reduce((sum, { times }) => sum + times, 0)

const toOffer = (row: Omit<QueuedRow, 'queuedAt'>, counts: ReasonCount[]) => ({
  caso_id: row.id,
  emp_ofertas_id: row.offerId,
  nombre: row.offerName,
  empresa: row.companyName,
  denuncias: total(counts),
  motivos: toReasons(counts),
  segunda_revision: row.secondAskedAt !== null,
})

export const toQueued = (row: QueuedRow, counts: ReasonCount[], now: Date) => ({
  ...toOffer(row, counts),
  en_cola_desde: dateOf(row.queuedAt),
  vencida: row.queuedAt !== null && isLate(row.queuedAt, now),
})

const toReport = ({ id, reason, text, createdAt, hasEmail }: ReportRow) => ({
  denuncia_id: id,
  motivo: reason,
  texto: text,
  fecha: createdAt.toISOString(),
  con_correo: hasEmail,
})

const toDecided = ({ outcome, reason, note, decidedAt }: CaseRow) =>
  outcome && decidedAt
    ? { decision: decisionOf[outcome], motivo: reason, explicacion: note, fecha: decidedAt.toISOString() }
    : null

export const toCase = (row: CaseRow, { counts, rows }: { counts: ReasonCount[]; rows: ReportRow[] }) => ({
  ...toOffer(row, counts),
  en_cola_desde: row.queuedAt?.toISOString() ?? null,
  cuenta_id: row.accountId,
  descripcion: row.description,
  situacion: situationOf[row.standing],
  version: row.version,
  lista: rows.map(toReport),
  decidido: toDecided(row),
  texto_empresa: row.secondText,
})

type WithdrawnOffer = z.output<NonNullable<(typeof reports.listWithdrawn)['~orpc']['outputSchema']>>[number]

const secondLookOf = ({ secondAskedAt, queuedAt }: Withdrawn): WithdrawnOffer['segunda_revision'] => {
  if (!secondAskedAt) return 'posible'
  return queuedAt ? 'pedida' : 'hecha'
}

export const toWithdrawn = (row: Withdrawn): WithdrawnOffer => ({
  emp_ofertas_id: row.offerId,
  motivo: row.reason ?? 'otra',
  explicacion: row.note ?? '',
  fecha: dateOf(row.decidedAt),
  segunda_revision: secondLookOf(row),
})

/** Of rows that a constraint or the query gives a time. */
export function dateOf(date: Date | null): string {
  if (!date) throw new Error('the time is missing')
  return date.toISOString()
}
