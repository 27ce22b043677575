import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OpenedApplication } from '#contract/applications/application-desk.ts'
import type * as z from 'zod'
import { NOTE_MAX, NOTES_MAX } from '#contract/constants.ts'
import { applicationNote, company } from '#server/database/schema/schema.ts'
import { aCompany } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'

const { app, db, anApplicant } = await openApplicationSite()

interface Written {
  message: string
  nota: { nota_id: number; texto: string; fecha: string }
}

type By = Pick<Awaited<ReturnType<typeof anApplicant>>, 'id'> & { company: { token: string } }

const add = ({ id, company: { token } }: By, texto: unknown = 'Habla tres idiomas.') =>
  app.call<Written>(`POST /api/companies/application-note/${id}`, { token, body: { texto } })

const remove = (id: number, { token }: { token: string }) =>
  app.call(`DELETE /api/companies/application-note/${id}`, { token })

const notesOf = async ({ id, company: { token } }: By) =>
  (await app.call<z.output<typeof OpenedApplication>>(`GET /api/companies/application/${id}`, { token })).body.notas

const marksOf = async ({ company: { token } }: By) =>
  (await app.call<{ tiene_notas: boolean }[]>('GET /api/companies/all-company-candidates', { token })).body.map(
    (row) => row.tiene_notas,
  )

const countOf = (id: number) => db.$count(applicationNote, eq(applicationNote.applicationId, id))

describe('A note about an application', () => {
  test('is shown to its company, oldest first, and deleted by it', async () => {
    const mine = await anApplicant()
    expect(await marksOf(mine)).toEqual([false])
    const { status, body } = await add(mine)
    expect(await marksOf(mine)).toEqual([true])
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        message: 'Nota guardada.',
        nota: { nota_id: expect.any(Number), texto: 'Habla tres idiomas.', fecha: '2026-11-21T10:00:00.000Z' },
      },
    })
    await add(mine, 'Dos líneas.\nCon otra.')
    expect((await notesOf(mine)).map(({ texto }) => texto)).toEqual(['Habla tres idiomas.', 'Dos líneas.\nCon otra.'])
    expect(await remove(body.nota.nota_id, mine.company)).toMatchObject({
      status: 200,
      body: { message: 'Nota eliminada.' },
    })
    expect((await remove(body.nota.nota_id, mine.company)).status).toBe(404)
    expect(await countOf(mine.id)).toBe(1)
  })

  test.each([
    ['', 400],
    ['  ', 400],
    ['\u200b', 400],
    [null, 400],
    [7, 400],
    ['a'.repeat(NOTE_MAX + 1), 400],
    ['a'.repeat(NOTE_MAX), 200],
  ])('with the text %j answers %i', async (texto, status) => {
    expect((await add(await anApplicant(), texto)).status).toBe(status)
  })

  test('is written and deleted by its own company alone', async () => {
    const mine = await anApplicant()
    const id = (await add(mine)).body.nota.nota_id
    const stranger = await aCompany(app)
    expect((await app.call(`POST /api/companies/application-note/${mine.id}`, { body: { texto: 'a' } })).status).toBe(
      401,
    )
    expect((await app.call(`DELETE /api/companies/application-note/${id}`)).status).toBe(401)
    expect((await add({ id: mine.id, company: mine.person })).status).toBe(403)
    expect((await remove(id, mine.person)).status).toBe(403)
    expect((await add({ id: mine.id, company: stranger })).status).toBe(404)
    expect((await remove(id, stranger)).status).toBe(404)
    expect((await remove(0, mine.company)).status).toBe(404)
    expect(await countOf(mine.id)).toBe(1)
  })

  test('is refused where there are too many, also at the same moment', async () => {
    const mine = await anApplicant()
    const row = { applicationId: mine.id, text: 'Nota', createdAt: new Date() }
    await db.insert(applicationNote).values(Array.from({ length: NOTES_MAX - 2 }, () => row))
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(mine)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    expect(await countOf(mine.id)).toBe(NOTES_MAX)
  })

  test.each([
    ['its offer', 'DELETE /api/companies/delete-offer', 'offerId', 'company'],
    ['the application', 'DELETE /api/users/delete-candidature', 'id', 'person'],
  ] as const)('goes with %s', async (_, route, id, by) => {
    const mine = await anApplicant()
    await add(mine)
    expect((await app.call(`${route}/${mine[id]}`, { token: mine[by].token })).status).toBe(200)
    expect(await countOf(mine.id)).toBe(0)
  })

  test('goes with its company', async () => {
    const mine = await anApplicant()
    await add(mine)
    await db.delete(company).where(eq(company.id, mine.company.companyId))
    expect(await countOf(mine.id)).toBe(0)
  })
})
