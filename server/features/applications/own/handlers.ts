import { dayInMadrid } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller, requireCandidate } from '#server/http/access.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { listOfApplications } from '../appointments/queries.ts'
import { toAppointment } from '../appointments/wire.ts'
import { listAnswersOf } from '../screening/queries.ts'
import { deleteApplication, findApplication, findSentOffer, listApplications } from './queries.ts'
import { toCandidature, toCandidatureDetails } from './wire.ts'
import { withdraw } from './withdraw.ts'

const { applications: calls } = os

function readingOf(context: ApiContext) {
  const now = context.clock.now()
  return { candidateId: requireCandidate(context), now, today: dayInMadrid(now) }
}

/** The appointments of these applications, by their ids. */
async function appointmentsOf(context: ApiContext, ids: readonly number[], candidateId: number) {
  const rows = await listOfApplications(context.db, ids, { candidateId, now: context.clock.now() })
  return new Map(rows.map((row) => [row.applicationId, toAppointment(row, 'candidate', context)]))
}

/** Calls for a candidate's own applications. */
export const ownApplications = {
  listCandidatures: calls.listCandidatures.handler(async ({ context }) => {
    const reading = readingOf(context)
    const rows = await listApplications(context.db, reading)
    const appointments = await appointmentsOf(
      context,
      rows.map(({ id }) => id),
      reading.candidateId,
    )
    return rows.map((row) => ({ ...toCandidature(row), cita: appointments.get(row.id) ?? null }))
  }),

  getCandidature: calls.getCandidature.handler(async ({ input, context }) => {
    const reading = readingOf(context)
    const row = await findApplication(context.db, input.id, reading)
    const sent = row && (await findSentOffer(context.db, input.id))
    if (!sent) throw new AppError('not_found')
    const appointments = await appointmentsOf(context, [input.id], reading.candidateId)
    const answers = await listAnswersOf(context.db, input.id)
    return { ...toCandidatureDetails({ row, sent, answers }), cita: appointments.get(input.id) ?? null }
  }),

  withdrawCandidature: calls.withdrawCandidature.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    await withdraw(context, { id: input.id, candidateId, accountId: requireCaller(context).accountId })
    return { message: messages.applicationWithdrawn }
  }),

  deleteCandidature: calls.deleteCandidature.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    await spendTry(context.limits.applications, candidateId, 'applications_per_hour')
    const deleted = await deleteApplication(context.db, candidateId, input.id)
    if (!deleted) throw new AppError('not_found')
    return { message: messages.applicationDeleted }
  }),
}
