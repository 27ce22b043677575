import { requireCaller, requireCandidate, requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { cancelAppointment, chooseAppointment } from './change-appointment.ts'
import { proposeAppointment } from './propose-appointment.ts'
import { listOfApplications, listOpen, sideOf, type Reader } from './queries.ts'
import { cancelled, chosen, proposed, saidWhen } from './texts.ts'
import { fromProposed, toAppointment, toListed } from './wire.ts'

const { appointments: calls } = os

const companyOf = (context: ApiContext) => ({ companyId: requireCompany(context) })
const candidateOf = (context: ApiContext) => ({ candidateId: requireCandidate(context), now: context.clock.now() })

/** Of applications that an answer shows to their candidate. */
export async function withAppointments<Row extends { can_cv_ofertas_id: number }>(context: ApiContext, rows: Row[]) {
  const ids = rows.map((row) => row.can_cv_ofertas_id)
  const found = await listOfApplications(context.db, ids, candidateOf(context))
  const shown = new Map(found.map((row) => [row.applicationId, toAppointment(row, 'candidate', context)]))
  return rows.map((row) => ({ ...row, cita: shown.get(row.can_cv_ofertas_id) ?? null }))
}

export async function findAppointment(context: ApiContext, id: number, reader: Reader) {
  const [row] = await listOfApplications(context.db, [id], reader)
  return row ? toAppointment(row, sideOf(reader), context) : null
}

async function read(context: ApiContext, id: number, reader: Reader) {
  const found = await findAppointment(context, id, reader)
  if (!found) throw new AppError('not_found')
  return found
}

async function list(context: ApiContext, reader: Reader) {
  const rows = await listOpen(context.db, reader, context.clock.now())
  return rows.map((row) => toListed(row, sideOf(reader), context)).filter(({ estado }) => estado !== 'pasada')
}

export const appointments = {
  proposeAppointment: calls.proposeAppointment.handler(async ({ input: { id, ...given }, context }) => {
    const own = companyOf(context)
    await spendTry(context.limits.appointments, `empresa-${own.companyId}-${id}`)
    const by = { ...own, accountId: requireCaller(context).accountId, clock: context.clock }
    const pressed = await proposeAppointment(context.db, { id, ...by, ...fromProposed(given) })
    return {
      message: proposed,
      cita: await read(context, id, own),
      cambio: pressed?.batch ?? null,
      deshacer_hasta: pressed?.undoUntil.toISOString() ?? null,
    }
  }),

  cancelAppointment: calls.cancelAppointment.handler(async ({ input: { id }, context }) => {
    const own = companyOf(context)
    await cancelAppointment(context, { id, ...own })
    return { message: cancelled, cita: await read(context, id, own) }
  }),

  chooseAppointment: calls.chooseAppointment.handler(async ({ input, context }) => {
    const { id, propuesta, otra, version } = input
    const own = candidateOf(context)
    await spendTry(context.limits.appointments, `persona-${own.candidateId}-${id}`)
    const choice = otra === undefined ? { place: propuesta ?? 0 } : { other: otra }
    await chooseAppointment(context, { id, candidateId: own.candidateId, choice, version })
    // Read as of now: of a moment before the choice it would not be settled.
    return { message: otra === undefined ? chosen : saidWhen, cita: await read(context, id, candidateOf(context)) }
  }),

  listCompanyAppointments: calls.listCompanyAppointments.handler(({ context }) => list(context, companyOf(context))),

  listAppointments: calls.listAppointments.handler(({ context }) => list(context, candidateOf(context))),
}
