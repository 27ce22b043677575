import { OPERATOR_PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { cutPage } from '#server/database/page.ts'
import { AppError } from '#server/errors.ts'
import { countOffers } from '#server/domain/companies/count-offers.ts'
import { requireCaller } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { disableAccount } from './disable-account.ts'
import { endSessions } from './end-sessions.ts'
import { openPerson } from './open-person.ts'
import { findAccount, listAccounts } from './queries.ts'
import { sendLink } from './send-link.ts'
import { toAccount, toAccountDetails, toFilters, toPerson } from './wire.ts'

const { managedAccounts: calls } = os

export const managedAccounts = {
  listAccounts: calls.listAccounts.handler(async ({ input, context }) => {
    const rows = await listAccounts(context.db, toFilters(input), OPERATOR_PAGE_SIZE + 1)
    const { page, last } = cutPage(rows, OPERATOR_PAGE_SIZE)
    return { cuentas: page.map(toAccount), siguiente: last?.id ?? null }
  }),

  getAccount: calls.getAccount.handler(async ({ input, context: { db, clock } }) => {
    const now = clock.now()
    const account = await findAccount(db, input.id, now)
    if (!account) throw new AppError('account_not_found')
    return toAccountDetails(account, await countOffers(db, account.companyId ?? 0, dayInMadrid(now)))
  }),

  openPerson: calls.openPerson.handler(async ({ input, context }) =>
    toPerson(await openPerson(context, input.id, input.motivo)),
  ),

  disableAccount: calls.disableAccount.handler(async ({ input: { id, desactivada, motivo }, context }) => {
    const by = requireCaller(context).accountId
    await disableAccount(context, { subjectId: id, isDisabled: desactivada, reason: motivo, by })
    return { desactivada }
  }),

  sendLink: calls.sendLink.handler(async ({ input: { id, enlace, motivo }, context }) => {
    await sendLink(context, { subjectId: id, link: enlace, reason: motivo })
    return { enviado: true }
  }),

  endSessions: calls.endSessions.handler(async ({ input, context }) => ({
    cerradas: await endSessions(context, input.id),
  })),
}
