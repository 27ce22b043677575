import { OPERATOR_PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { cutPage } from '#server/database/page.ts'
import { AppError } from '#server/errors.ts'
import { requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { askSecondLook } from './ask-second-look.ts'
import { decideCase } from './decide-case.ts'
import { listWithdrawn } from './queries.ts'
import { countReasons, findCase, listQueued, listReports } from './queue-queries.ts'
import { reportMessage } from './report-message.ts'
import { reportOffer } from './report-offer.ts'
import { dateOf, toCase, toQueued, toWithdrawn } from './wire.ts'

const { reports: calls } = os

export const reports = {
  reportOffer: calls.reportOffer.handler(async ({ input, context }) => {
    const { emp_ofertas_id: offerId, motivo: reason, texto, correo } = input
    const receipt = await reportOffer(context, { offerId, reason, text: texto || null, email: correo ?? null })
    return { message: messages.offerReported, recibo: receipt.number, recibo_enviado: receipt.isMailed }
  }),

  reportMessage: calls.reportMessage.handler(async ({ input: { id }, context }) => {
    await reportMessage(context, id)
    return { message: messages.offerReported }
  }),

  listCases: calls.listCases.handler(async ({ input, context: { db, clock } }) => {
    const { desde, desde_id: id } = input
    const after = desde && id ? { queuedAt: new Date(desde), id } : undefined
    const { page, last } = cutPage(await listQueued(db, { after, limit: OPERATOR_PAGE_SIZE + 1 }), OPERATOR_PAGE_SIZE)
    const counts = await countReasons(
      db,
      page.map((row) => row.id),
    )
    const reasonsOf = (caseId: number) => counts.filter((count) => count.caseId === caseId)
    const casos = page.map((row) => toQueued(row, reasonsOf(row.id), clock.now()))
    return { casos, siguiente: last ? { desde: dateOf(last.queuedAt), desde_id: last.id } : null }
  }),

  getCase: calls.getCase.handler(async ({ input: { id }, context: { db, clock } }) => {
    const row = await findCase(db, id, dayInMadrid(clock.now()))
    if (!row) throw new AppError('report_not_found')
    return toCase(row, { counts: await countReasons(db, [id]), rows: await listReports(db, id) })
  }),

  decideCase: calls.decideCase.handler(async ({ input, context }) => {
    const { id, decision, motivo, explicacion: note, ultima_denuncia: lastSeenId, version } = input
    const reason = decision === 'retirar' ? (motivo ?? null) : null
    await decideCase(context, id, { reason, note, lastSeenId, version })
    return { message: messages.reportDecided }
  }),

  listWithdrawn: calls.listWithdrawn.handler(async ({ context }) =>
    (await listWithdrawn(context.db, requireCompany(context))).map(toWithdrawn),
  ),

  askSecondLook: calls.askSecondLook.handler(async ({ input, context }) => {
    await askSecondLook(context, input.id, input.texto)
    return { message: messages.secondLookAsked }
  }),
}
