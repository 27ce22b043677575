import { dayInMadrid } from '#server/clock.ts'
import { isOfferOf, lockLimitedOffer } from '#server/domain/applications/limited-offer.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller, requireCandidate } from '#server/http/access.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { withAppointments } from '../appointments/handlers.ts'
import { readExchange } from '../messages/read-exchange.ts'
import { toExchange } from '../messages/wire.ts'
import { listAnswersOf } from '../screening/queries.ts'
import {
  deleteApplication,
  findApplication,
  findSentOffer,
  isOwnApplication,
  listApplications,
  markAsked,
} from './queries.ts'
import { toCandidature, toCandidatureDetails } from './wire.ts'
import { withdraw } from './withdraw.ts'

const { applications: calls } = os

function readingOf(context: ApiContext) {
  const now = context.clock.now()
  return { candidateId: requireCandidate(context), now, today: dayInMadrid(now) }
}

/** Calls for a candidate's own applications. */
export const ownApplications = {
  listCandidatures: calls.listCandidatures.handler(async ({ context }) =>
    withAppointments(context, (await listApplications(context.db, readingOf(context))).map(toCandidature)),
  ),

  getCandidature: calls.getCandidature.handler(async ({ input, context }) => {
    const reading = readingOf(context)
    const row = await findApplication(context.db, input.id, reading)
    const sent = row && (await findSentOffer(context.db, input.id))
    if (!sent) throw new AppError('not_found')
    const exchange = await readExchange(context.db, context.cipher, { ...reading, ...input, side: 'candidato' })
    const answers = await listAnswersOf(context.db, input.id)
    const details = { ...toCandidatureDetails({ row, sent, answers }), conversacion: toExchange(exchange) }
    const [whole = details] = await withAppointments(context, [details])
    return whole
  }),

  withdrawCandidature: calls.withdrawCandidature.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    await withdraw(context, { id: input.id, candidateId, accountId: requireCaller(context).accountId })
    return { message: messages.applicationWithdrawn }
  }),

  askNews: calls.askNews.handler(async ({ input: { id }, context }) => {
    const reading = readingOf(context)
    await spendTry(context.limits.applications, reading.candidateId, 'applications_per_hour')
    if (await markAsked(context.db, id, reading)) return { message: messages.newsAsked }
    throw new AppError((await isOwnApplication(context.db, reading.candidateId, id)) ? 'news_not_askable' : 'not_found')
  }),

  deleteCandidature: calls.deleteCandidature.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    await spendTry(context.limits.applications, candidateId, 'applications_per_hour')
    const deleted = await context.db.transaction(async (tx) => {
      await lockLimitedOffer(tx, isOfferOf(input.id))
      return deleteApplication(tx, candidateId, input.id)
    })
    if (!deleted) throw new AppError('not_found')
    return { message: messages.applicationDeleted }
  }),
}
