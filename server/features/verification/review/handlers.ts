import { OPERATOR_PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { cutPage } from '#server/database/page.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { toState } from '../wire.ts'
import { decide } from './decide.ts'
import { markCheck } from './mark-check.ts'
import { countWaiting, findCompany, listCompanies } from './queries.ts'
import { checkOf, fromDecision, toFilters, toManaged, toQueued } from './wire.ts'

const { managedCompanies: calls } = os

export const managedCompanies = {
  listCompanies: calls.listCompanies.handler(async ({ input, context: { db, clock } }) => {
    const rows = await listCompanies(db, toFilters(input), OPERATOR_PAGE_SIZE + 1)
    const { page, last } = cutPage(rows, OPERATOR_PAGE_SIZE)
    const empresas = page.map((row) => toQueued(row, clock.now()))
    return { empresas, siguiente: last?.id ?? null, esperan: await countWaiting(db) }
  }),

  getCompany: calls.getCompany.handler(async ({ input, context: { db, clock } }) => {
    const row = await findCompany(db, input.id, dayInMadrid(clock.now()))
    if (!row) throw new AppError('company_not_found')
    return toManaged(row)
  }),

  checkCompany: calls.checkCompany.handler(async ({ input, context }) => {
    const { id, comprobacion, hecha, version } = input
    await markCheck(context, { companyId: id, version, check: checkOf[comprobacion], isDone: hecha })
    return { hecha }
  }),

  verifyCompany: calls.verifyCompany.handler(async ({ input, context }) => {
    const { state, isSuspended } = await decide(context, fromDecision(input))
    return { estado_verificacion: toState(state, isSuspended) }
  }),
}
