import type { SearchFilters } from '#contract/following/stored-search.ts'
import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'
import { dayInMadrid } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { hasTry, spendTry } from '#server/http/limits/rate-limit.ts'
import { readToken } from './alert-token.ts'
import { changeAlert } from './change-alert.ts'
import { askForAlert, createOwnAlert } from './create-alert.ts'
import { countToday } from './daily-counts.ts'
import { deleteOwn, listOf, listOfAccount, type Owner } from './queries.ts'
import { adoptVisitors, findVisitor } from './subscriber-queries.ts'
import { alertTexts as texts } from './texts.ts'
import { confirmAlert, keepAlert, stopAlert } from './use-link.ts'
import { toAlert } from './wire.ts'

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
    const rows = await listOfAccount(context.db, accountId)
    return Promise.all(rows.map((row) => toAlert(row, context)))
  }),

  listByLink: calls.listByLink.handler(async ({ input, context }) => {
    const { subscriberId, email } = await visitorOf(context, input.token)
    const rows = await listOf(context.db, subscriberId)
    return { email, alertas: await Promise.all(rows.map((row) => toAlert(row, context))) }
  }),

  changeAlert: calls.changeAlert.handler(async ({ input, context }) => {
    const { accountId } = requireCaller(context)
    return change(context, { accountId }, { ...input, alertas_id: input.id })
  }),

  changeByLink: calls.changeByLink.handler(async ({ input, context }) =>
    change(context, await visitorOf(context, input.token), input),
  ),

  deleteAlert: calls.deleteAlert.handler(async ({ input, context }) => {
    const { accountId } = requireCaller(context)
    return remove(context, { accountId }, input.id)
  }),

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
  const subscriberId = await readToken(context, 'list', token)
  const email = subscriberId === null ? undefined : await findVisitor(context.db, subscriberId)
  if (subscriberId === null || !email) throw new AppError('alert_link_invalid')
  return { subscriberId, email }
}

interface Change {
  alertas_id: number
  filtros?: SearchFilters | undefined
  frecuencia?: AlertFrequency | undefined
  pausada?: boolean | undefined
}

async function change(context: ApiContext, owner: Owner, { alertas_id: id, ...input }: Change) {
  const { filtros: filters, frecuencia: frequency, pausada: isPaused } = input
  await changeAlert(context, owner, { id, filters, frequency, isPaused })
  return { message: isPaused ? texts.paused : texts.changed }
}

async function remove({ db }: ApiContext, owner: Owner, id: number) {
  if (!(await deleteOwn(db, id, owner))) throw new AppError('alert_not_found')
  return { message: texts.deleted }
}
