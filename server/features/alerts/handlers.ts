import { dayInMadrid } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { hasTry, spendTry } from '#server/http/limits/rate-limit.ts'
import { requireToken } from './alert-token.ts'
import { changeAlert, type Changes } from './change-alert.ts'
import { askForAlert, createOwnAlert } from './create-alert.ts'
import { countToday } from './daily-counts.ts'
import { deleteOwn, listOf, type Owner } from './queries.ts'
import { adoptVisitors, findVisitor } from './subscriber-queries.ts'
import { alertTexts as texts } from './texts.ts'
import { confirmAlert, keepAlert, stopAlert } from './use-link.ts'
import { changesOf, toAlert } from './wire.ts'

const { alerts: calls } = os

export const alerts = {
  createAlert: calls.createAlert.handler(async ({ input, context }) => {
    const asked = { filters: input.filtros, frequency: input.frecuencia }
    const { caller } = context
    if (caller) {
      await createOwnAlert(context, caller.accountId, asked)
      return { message: caller.isConfirmed ? texts.created(asked.frequency) : texts.waits }
    }
    if (!input.email) throw new AppError('invalid_input')
    await askForAlert(context, input.email, asked)
    return { message: texts.asked(input.email) }
  }),

  confirmAlert: calls.confirmAlert.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    const { description, frequency, token } = await confirmAlert(context, input.token)
    return { message: texts.created(frequency), descripcion: description, token }
  }),

  listAlerts: calls.listAlerts.handler(async ({ context }) => {
    const { accountId } = requireCaller(context)
    await context.db.transaction((tx) => adoptVisitors(tx, accountId))
    return list(context, { accountId })
  }),

  listByLink: calls.listByLink.handler(async ({ input, context }) => {
    const visitor = await visitorOf(context, input.token)
    return { email: visitor.email, alertas: await list(context, visitor) }
  }),

  changeAlert: calls.changeAlert.handler(async ({ input, context }) =>
    change(context, requireCaller(context), { id: input.id, ...changesOf(input) }),
  ),

  changeByLink: calls.changeByLink.handler(async ({ input, context }) =>
    change(context, await visitorOf(context, input.token), { id: input.alertas_id, ...changesOf(input) }),
  ),

  deleteAlert: calls.deleteAlert.handler(async ({ input, context }) =>
    remove(context, requireCaller(context), input.id),
  ),

  deleteByLink: calls.deleteByLink.handler(async ({ input, context }) =>
    remove(context, await visitorOf(context, input.token), input.alertas_id),
  ),

  stopAlert: calls.stopAlert.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    await stopAlert(context, input.token)
    return { message: texts.stopped }
  }),

  keepAlert: calls.keepAlert.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    await keepAlert(context, input.token)
    return { message: texts.kept }
  }),

  countVisit: calls.countVisit.handler(async ({ context }) => {
    const { db, clock, limits, address } = context
    if (await hasTry(limits.mailVisits, address)) await countToday(db, 'mail_visits', dayInMadrid(clock.now()))
    return { message: texts.counted }
  }),
}

/** The visitor of a link. Refuses that of a subscriber who has an account now. */
async function visitorOf(context: ApiContext, token: string) {
  await spendTry(context.limits.emailLinkUses, context.address)
  const subscriberId = await requireToken(context, 'list', token)
  const email = await findVisitor(context.db, subscriberId)
  if (!email) throw new AppError('alert_link_invalid')
  return { subscriberId, email }
}

async function list(context: ApiContext, owner: Owner) {
  const rows = await listOf(context.db, owner)
  return Promise.all(rows.map((row) => toAlert(row, context)))
}

async function change(context: ApiContext, owner: Owner, changes: Changes) {
  await changeAlert(context, owner, changes)
  return { message: changes.isPaused ? texts.paused : texts.changed }
}

async function remove({ db }: ApiContext, owner: Owner, id: number) {
  await deleteOwn(db, id, owner)
  return { message: texts.deleted }
}
