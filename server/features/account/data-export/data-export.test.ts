import { beforeEach, describe, expect, test } from 'vitest'
import * as schema from '#server/database/schema/schema.ts'
import { newSession } from '#server/http/caller.ts'
import { aCandidate, aCv, anAccount } from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { sweepExports } from './sweep-exports.ts'

const { app, clock, mails, ask, stateFor, download } = await openExportSite()
const { db, files } = app.deps
const nothing = { disponible_hasta: null, tamano_bytes: null, enlace: null }

beforeEach(() => {
  mails.length = 0
  clock.set('2026-11-21T10:00:00Z')
})

describe('«Descargar mis datos»', () => {
  test('is being made, then ready for 24 hours, and its owner gets a mail', async () => {
    const owner = await aCandidate(app)
    expect(await stateFor(owner)).toEqual({ estado: 'ninguno', ...nothing })
    expect(await ask(owner)).toMatchObject({ status: 200, body: { message: expect.stringContaining('preparando') } })
    expect(await stateFor(owner)).toEqual({ estado: 'en_proceso', ...nothing })
    await runJobs(app)
    const ready = await stateFor(owner)
    expect(ready).toMatchObject({ estado: 'listo', disponible_hasta: '2026-11-22T10:00:00.000Z' })
    expect(mails).toEqual([expect.objectContaining({ to: owner.email, subject: 'Tus datos están listos' })])
    expect(mails[0]?.text).toContain('/cuenta#mis-datos')
    expect(mails[0]?.text).not.toContain('/files/')

    const { answer, bytes } = await download(ready.enlace)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain('mis-datos.zip')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.byteLength).toBe(ready.tamano_bytes)
  })

  test('ends after 24 hours: the link, the state and the file', async () => {
    const owner = await anAccount(app)
    await db.update(schema.session).set({ expiresAt: new Date('2027-01-01') })
    await ask(owner)
    await runJobs(app)
    clock.set('2026-11-22T09:59:00Z')
    const { enlace } = await stateFor(owner)
    await sweepExports(app.deps)
    expect((await download(enlace)).answer.status).toBe(200)
    clock.set('2026-11-22T10:00:00Z')
    expect(await stateFor(owner)).toEqual({ estado: 'ninguno', ...nothing })
    expect((await download(enlace)).answer.status).toBe(404)
    await sweepExports(app.deps)
    await runJobs(app)
    const key = new URL(String(enlace), 'http://any').pathname.replace('/files/', '')
    await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' })
    expect(await db.$count(schema.dataExport)).toBe(0)
  })

  test('is made once, however often it is asked for at the same time, and three times a day', async () => {
    const owner = await anAccount(app)
    const answers = await Promise.all([ask(owner), ask(owner), ask(owner)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await runJobs(app)
    expect(mails).toHaveLength(1)
    const { enlace } = await stateFor(owner)
    await ask(owner)
    expect((await download(enlace)).answer.status).toBe(404)
    await runJobs(app)
    await ask(owner)
    await runJobs(app)
    expect(mails).toHaveLength(3)
    expect(await ask(owner)).toMatchObject({ status: 429, body: { code: 'exports_per_day' } })
  })

  test('shows a failure, and can be asked for again', async () => {
    const owner = await aCandidate(app)
    const { open } = files
    await aCv(app, { by: owner })
    files.open = async () => Promise.reject(new Error('the store is away'))
    await ask(owner)
    await runJobs(app)
    expect(await stateFor(owner)).toEqual({ estado: 'fallido', ...nothing })
    files.open = open
    await ask(owner)
    await runJobs(app)
    expect(await stateFor(owner)).toMatchObject({ estado: 'listo' })
    expect(mails).toHaveLength(1)
  })

  test('gives nobody else the file: not with the link of one’s own, nor without one', async () => {
    const owner = await anAccount(app)
    await ask(owner)
    await runJobs(app)
    const { enlace } = await stateFor(owner)
    const link = new URL(String(enlace), 'http://any')
    expect((await download(link.pathname)).answer.status).toBe(403)
    const other = await anAccount(app)
    const [session] = (await app.call<{ sesion_id: number }[]>('GET /api/account/sessions', other)).body
    link.searchParams.set('lector', `sesion-${session?.sesion_id}`)
    expect((await download(`${link.pathname}${link.search}`)).answer.status).toBe(403)
  })

  // Seen to fail while the link named the account: a thief could use it for five minutes after a new password.
  test('is not downloaded by a link of a session that has ended', async () => {
    const owner = await anAccount(app)
    const token = 't'.repeat(43)
    await db.insert(schema.session).values(newSession(token, { accountId: owner.accountId, now: clock.now() }))
    await ask(owner)
    await runJobs(app)
    const stolen = (await stateFor({ ...owner, token })).enlace
    const own = (await stateFor(owner)).enlace
    const statuses = () => Promise.all([stolen, own].map(async (enlace) => (await download(enlace)).answer.status))
    expect(await statuses()).toEqual([200, 200])
    await app.call('DELETE /api/account/sessions', owner)
    expect(await statuses()).toEqual([404, 200])
    await app.call('POST /api/auth/logout', { token: owner.token, body: {} })
    expect(await statuses()).toEqual([404, 404])
  })
})
