import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { offerReview } from '#server/database/schema/schema.ts'
import { aCandidate, anOperator } from '#server/testing/factories.ts'
import { openReviewDesk, rejection } from '#server/testing/fixtures/review-desk.ts'

const { app, by, company, read, decide, publish, change } = await openReviewDesk()
const { db } = app.deps

describe('A decision', () => {
  test('about a text that has changed since is refused', async () => {
    const id = await publish()
    const { version } = await read(id)
    await change(id, { descripcion: 'Otra cosa' })
    expect(await decide('approve', id, { version })).toMatchObject({ status: 409, body: { code: 'offer_edited' } })
  })

  test('is refused after that of another operator', async () => {
    const id = await publish()
    await decide('approve', id)
    expect(await decide('reject', id, { estado_revision: 'en_cola' })).toMatchObject({
      status: 409,
      body: { code: 'offer_reviewed' },
    })
    expect((await decide('approve', id)).body.code).toBe('offer_reviewed')
    expect((await read(id)).revision.estado).toBe('aprobada')
  })

  test.each([
    ['approve', { version: 'x' }],
    ['approve', { estado_revision: 'activa' }],
    ['reject', { motivo: 'porque sí' }],
    ['reject', { explicacion: 'corta' }],
    ['reject', { explicacion: undefined }],
  ] as const)('to %s with %o is refused as a bad body', async (what, fields) => {
    const id = await publish()
    expect((await decide(what, id, fields)).status).toBe(400)
    expect((await read(id)).revision.estado).toBe('en_cola')
  })

  test.each(['approve', 'reject'] as const)('to %s is for operators alone, about offers that exist', async (what) => {
    const id = await publish()
    expect((await decide(what, id, { token: '' })).status).toBe(401)
    for (const { token } of [company, await aCandidate(app), await anOperator(app, { hasSecondFactor: false })]) {
      expect((await decide(what, id, { token })).status).toBe(403)
    }
    const body = { version: 1, estado_revision: 'en_cola', ...rejection }
    expect((await app.call(`POST /api/operator/${what}-offer/9999999`, { ...by, body })).status).toBe(404)
    expect((await app.call('GET /api/operator/offer-to-review/9999999', by)).status).toBe(404)
  })

  test('is never about an unread text, also if it is approved beside an edit', async () => {
    for (let round = 0; round < rounds({ quick: 3, deep: 12 }); round += 1) {
      const id = await publish({ descripcion: 'Leída.' })
      const { version } = await read(id)
      const body = { version, estado_revision: 'en_cola' }
      const [approval, edit] = await Promise.all([
        app.call(`POST /api/operator/approve-offer/${id}`, { ...by, body }),
        change(id, { descripcion: `Sin leer, ${round}.` }),
      ])
      expect(edit.status).toBe(200)
      expect([200, 409]).toContain(approval.status)
      expect((await read(id)).revision.estado).toBe('en_cola')
      expect(await db.$count(offerReview, sql`offer_id = ${id} and due_at is not null`)).toBe(1)
    }
  })
})
