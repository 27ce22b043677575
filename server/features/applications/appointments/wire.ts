import type * as z from 'zod'
import type { Appointment, ListedAppointment, ProposedAppointment } from '#contract/applications/appointments.ts'
import { madridIso } from '#contract/values/spanish/madrid-time.ts'
import { findWebAddress } from '#contract/values/typed/web-address.ts'
import type { Proposal } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { decryptOtherTime } from '#server/encryption/other-time.ts'
import { makeCalendar } from './make-calendar.ts'
import type { AppointmentRow, Side } from './queries.ts'

type Context = Pick<Deps, 'clock' | 'cipher' | 'env'>
type Wire = z.output<typeof Appointment>

const MINUTE_MS = 60_000

type Proposed = z.output<typeof ProposedAppointment>

/** Seconds are dropped. A link is stored as browsers open it. */
export const fromProposed = ({ modo, lugar, propuestas }: Proposed): Proposal => ({
  mode: modo,
  place: (modo === 'video' ? findWebAddress(lugar) : null) ?? lugar,
  proposals: propuestas.map(({ fecha_hora, minutos }) => ({
    startsAt: new Date(Math.floor(Date.parse(fecha_hora) / MINUTE_MS) * MINUTE_MS).toISOString(),
    minutes: minutos,
  })),
})

export const toProposed = ({ mode, place, proposals }: Proposal): Proposed => ({
  modo: mode,
  lugar: place,
  propuestas: proposals.map(({ startsAt, minutes }) => toTime(new Date(startsAt), minutes)),
})

/** When the last time of an appointment ends: the chosen one, or the last one that was proposed. */
export const endOf = ({ endsAt, proposals }: Pick<AppointmentRow, 'endsAt' | 'proposals'>): Date =>
  endsAt ?? new Date(Math.max(...proposals.map(({ startsAt, minutes }) => Date.parse(startsAt) + minutes * MINUTE_MS)))

export function stateOf(row: AppointmentRow, now: Date): Wire['estado'] {
  if (row.cancelledAt) return 'cancelada'
  if (row.otherText) return 'otra'
  if (endOf(row) <= now) return 'pasada'
  return row.startsAt ? 'confirmada' : 'propuesta'
}

export function toAppointment(row: AppointmentRow, side: Side, { clock, cipher, env }: Context): Wire {
  const { startsAt: start, endsAt: end } = row
  const now = clock.now()
  const state = stateOf(row, now)
  return {
    estado: state,
    modo: row.mode,
    lugar: row.place,
    propuestas: row.proposals.map(({ startsAt, minutes, isFree }) => ({
      ...toTime(new Date(startsAt), minutes),
      libre: isFree && new Date(startsAt) > now,
    })),
    elegida: start && end && toTime(start, (end.getTime() - start.getTime()) / MINUTE_MS),
    otra: decryptOtherTime(cipher, row),
    version: row.version,
    en_canarias: row.isCanary,
    ics:
      state === 'confirmada' && start && end ? makeCalendar(row, { side, env, start, end, isCancelled: false }) : null,
  }
}

const toTime = (moment: Date, minutes: number) => ({ fecha_hora: madridIso(moment), minutos: minutes })

export const toListed = (row: AppointmentRow, side: Side, context: Context): z.output<typeof ListedAppointment> => ({
  ...toAppointment(row, side, context),
  can_cv_ofertas_id: row.applicationId ?? 0,
  nombre: side === 'candidate' ? (row.companyName ?? '') : row.person,
  oferta: row.offer ?? '',
})
