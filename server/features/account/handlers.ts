import { closeOtherSessions } from '#server/domain/accounts/close-other-sessions.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { findExport } from './data-export/queries.ts'
import { requestExport } from './data-export/request-export.ts'
import { closeSession, listSessions } from './queries.ts'
import { toDataExport, toSession } from './wire.ts'

const { account: calls } = os

export const account = {
  listSessions: calls.listSessions.handler(async ({ context }) =>
    (await listSessions(context.db, requireCaller(context), context.clock.now())).map(toSession),
  ),

  closeSession: calls.closeSession.handler(async ({ input, context }) => {
    if (!(await closeSession(context.db, requireCaller(context), input.id))) throw new AppError('not_found')
    return { message: messages.sessionClosed }
  }),

  closeOtherSessions: calls.closeOtherSessions.handler(async ({ context }) => ({
    message: messages.otherSessionsClosed,
    cerradas: await closeOtherSessions(context.db, requireCaller(context)),
  })),

  getExport: calls.getExport.handler(async ({ context }) =>
    toDataExport(await findExport(context.db, requireCaller(context).accountId), context),
  ),

  requestExport: calls.requestExport.handler(async ({ context }) => {
    await requestExport(context)
    return { message: messages.exportRequested }
  }),
}
