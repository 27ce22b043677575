import { dayInMadrid } from '#server/platform/clock.ts'
import { findPage, windowOf, type Window } from '#server/platform/database/page.ts'
import { requireCandidate, requireCompany } from '#server/platform/http/access.ts'
import { AppError } from '#server/platform/errors.ts'
import { os } from '#server/platform/http/implement.ts'
import { spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { listApplicants } from './applicants.ts'
import { apply } from './apply.ts'
import { deleteApplication, listApplications } from './queries.ts'
import { fromQuery, toCandidature, toCompanyCandidate } from './wire.ts'

const { applications: calls } = os

export const applications = {
  registerIntoOffer: calls.registerIntoOffer.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    const { offerId, cvId, version_aviso: noteVersion = null } = input
    const now = context.clock.now()
    await apply(context, {
      candidateId,
      offerId,
      cvId,
      createdOn: dayInMadrid(now),
      at: now,
      noteVersion,
      noteAcceptedAt: noteVersion === null ? null : now,
    })
    return { message: messages.applied }
  }),

  listCandidatures: calls.listCandidatures.handler(async ({ context }) =>
    (await listApplications(context.db, requireCandidate(context), dayInMadrid(context.clock.now()))).map(
      toCandidature,
    ),
  ),

  deleteCandidature: calls.deleteCandidature.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    await spendTry(context.limits.applications, candidateId, 'applications_per_hour')
    const deleted = await deleteApplication(context.db, candidateId, input.id)
    if (!deleted) throw new AppError('not_found')
    return { message: messages.applicationDeleted }
  }),

  listCompanyCandidates: calls.listCompanyCandidates.handler(async ({ input, context }) => {
    const { db, files, clock } = context
    const { page, ...asked } = fromQuery(input)
    const filters = { ...asked, companyId: requireCompany(context), today: dayInMadrid(clock.now()) }
    const list = (window: Window) => listApplicants(db, filters, window)
    const { rows, total } = await findPage(windowOf({ page, ...asked }), list)
    return { headers: { 'x-total-count': String(total) }, body: rows.map((row) => toCompanyCandidate(row, files)) }
  }),
}
