import { recordAct } from '#server/domain/operators/record-act.ts'
import { forgetLists } from '#server/database/caches/read-lists.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { lockStrip, updatePlace } from './queries.ts'

/** Puts the companies of the strip into this order. Refuses one that lacks a company, or that another operator has changed. */
export async function orderStrip(context: ApiContext, order: readonly { id: number; version: number }[]) {
  const { accountId } = requireCaller(context)
  await context.db.transaction(async (tx) => {
    const rows = await lockStrip(tx)
    const known = new Map(rows.map((row) => [row.id, row]))
    const moved = order.flatMap(({ id, version }) => {
      const row = known.get(id)
      return row?.version === version && known.delete(id) ? [row] : []
    })
    if (moved.length !== order.length || known.size > 0) throw new AppError('entry_changed')
    for (const [index, row] of moved.entries()) {
      if (row.place !== index + 1) await updatePlace(tx, row.id, index + 1)
    }
    const namesOf = (some: typeof rows) => ({ order: some.map(({ name }) => name).join(', ') })
    const now = context.clock.now()
    await recordAct(tx, accountId, { kind: 'order-strip', now, before: namesOf(rows), after: namesOf(moved) })
  })
  forgetLists()
}
