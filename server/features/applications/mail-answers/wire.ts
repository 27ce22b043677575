import type * as z from 'zod'
import type { AnswerLink, PendingAnswer } from '#contract/applications/application-links.ts'
import { toProposed } from '../appointments/wire.ts'
import { person } from '../mail-words.ts'
import type { LinkedRow } from './queries.ts'

export const toPending = (row: LinkedRow | undefined): z.output<typeof PendingAnswer> | null =>
  row?.decision && row.dueAt
    ? {
        decision: row.decision,
        se_envia: row.dueAt.toISOString(),
        cita: row.appointment && toProposed(row.appointment),
      }
    : null

export const toAnswerLink = (row: LinkedRow): z.output<typeof AnswerLink> => ({
  can_cv_ofertas_id: row.id,
  persona: person(row.name),
  oferta: row.offer,
  estado_candidatura: row.state,
  pendiente: toPending(row),
  en_canarias: row.isCanary,
})
