import { requireCaller, requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { importDrafts } from '../import/import-drafts.ts'
import { deleteDraft, listCities, listDrafts } from './queries.ts'
import { saveDraft } from './save-draft.ts'
import { readBody, toDraft } from './wire.ts'

const { offerDrafts: calls } = os

export const offerDrafts = {
  saveDraft: calls.saveDraft.handler(async ({ input, context }) => {
    const { borradores_id: id, version, emp_proyectos_id: projectId, publicar_el: publishOn, oferta: body } = input
    const { isConfirmed } = requireCaller(context)
    const own = { companyId: requireCompany(context), id, version, isConfirmed }
    // It is published once for a trial.
    if (publishOn !== null) await spendTry(context.limits.scheduledDrafts, own.companyId, 'offers_per_day')
    const saved = await saveDraft(context, own, { projectId, publishOn, body })
    const message = publishOn === null ? messages.draftSaved : messages.offerScheduled(publishOn)
    return { message, borradores_id: saved.id, version: saved.version }
  }),

  importOffers: calls.importOffers.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    await spendTry(context.limits.imports, companyId)
    const { escribir: isWritten, emp_proyectos_id: projectId, file } = input
    const { added, known, mistakes } = await importDrafts(context, { companyId, projectId, file, isWritten })
    const message = isWritten ? messages.imported(added) : messages.importJudged(added)
    return {
      message: mistakes.length > 0 ? messages.importRefused(mistakes.length) : message,
      nuevas: added,
      repetidas: known,
      errores: mistakes.map(({ row, mistakes: motivos }) => ({ fila: row, motivos })),
    }
  }),

  listDrafts: calls.listDrafts.handler(async ({ context }) => {
    const { db, env } = context
    const rows = await listDrafts(db, requireCompany(context))
    const cities = await listCities(
      db,
      rows.flatMap(({ body }) => readBody(body).mas_ciudades ?? []),
    )
    return rows.map((row) => toDraft(row, cities, env))
  }),

  deleteDraft: calls.deleteDraft.handler(async ({ input, context }) => {
    const isDeleted = await deleteDraft(context.db, { id: input.id, companyId: requireCompany(context) })
    if (!isDeleted) throw new AppError('draft_not_found')
    return { message: messages.draftDeleted }
  }),
}
