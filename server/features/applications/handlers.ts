import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { findPage, listSizes, windowOf, type Window } from '#server/database/page.ts'
import { requireCandidate, requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { apply } from './applying/apply.ts'
import { listApplicants } from './desk/select-applicants.ts'
import { fromQuery, toCompanyCandidate } from './desk/wire.ts'
import { ownApplications } from './own/handlers.ts'
import { fromAnswer } from './screening/wire.ts'

const { applications: calls } = os

export const applications = {
  ...ownApplications,

  registerIntoOffer: calls.registerIntoOffer.handler(async ({ input, context }) => {
    const candidateId = requireCandidate(context)
    const { offerId, cvId, version_aviso: noteVersion = null, respuestas = [], nota } = input
    const now = context.clock.now()
    await apply(context, {
      candidateId,
      offerId,
      cvId,
      createdOn: dayInMadrid(now),
      at: now,
      noteVersion,
      noteAcceptedAt: noteVersion === null ? null : now,
      coveringNote: nota || null,
      answers: respuestas.map(fromAnswer),
    })
    return { message: messages.applied }
  }),

  listCompanyCandidates: calls.listCompanyCandidates.handler(async ({ input, context }) => {
    const { db, files, clock } = context
    const asked = fromQuery(input)
    const { pagina: page, por_pagina: size = DASHBOARD_PAGE_SIZE } = input
    const filters = { ...asked, companyId: requireCompany(context), today: dayInMadrid(clock.now()) }
    const list = (window: Window) => listApplicants(db, filters, window)
    const { rows, total } = await findPage(windowOf({ page, ...asked }, { ...listSizes, page: size }), list)
    return { headers: { 'x-total-count': String(total) }, body: rows.map((row) => toCompanyCandidate(row, files)) }
  }),
}
