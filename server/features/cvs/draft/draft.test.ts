import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CvDraft } from '#contract/cv-draft.ts'
import { readEnv } from '#server/config/env.ts'
import { application, candidate, cv, cvDraft, rateLimit } from '#server/database/schema/schema.ts'
import { decryptDraft } from '#server/encryption/cv-draft.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { aCandidate, aCompany, aMadeCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const { quotas } = readEnv({})
const app = await createTestApp({ env: { quotas: { ...quotas, cvs: 3 } } })
const { db } = app.deps

interface Draft {
  borrador: CvDraft
  guardado: string | null
}
type By = { token?: string }

const read = async ({ token }: By, at = app) => (await at.call<Draft>('GET /api/users/cv-draft', { token })).body
const save = ({ token }: By, body: object) => app.call('PUT /api/users/cv-draft', { token, body })
const make = ({ token }: By) => app.call('POST /api/users/make-cv', { token, body: {} })

const job = { puesto: 'Camarera', empresa: 'Bar Zurbarán', desde: '2019-05', hasta: null, texto: 'Terraza' }
const school = { titulo: 'Cocina', centro: 'IES Uno', desde: null, hasta: null }
const noJob = { puesto: '', empresa: '', desde: null, hasta: null, texto: '' }
const noSchool = { titulo: '', centro: '', desde: null, hasta: null }
const noName = { contacto: { nombre: ' ', correo: '', telefono: null, ciudad: null, con_foto: false } }
const reversed = { desde: '2019-05', hasta: '2019-04' }
const experienceOf = (...trabajos: unknown[]) => ({ experiencia: { sin_experiencia: false, trabajos } })

const countFiles = () => globSync('files/cv/*/*.pdf', { cwd: app.deps.env.dataDir }).length

describe('The draft of a CV', () => {
  test('begins with the contact of the profile, and is kept part by part for its owner alone', async () => {
    const [owner, other] = [await aCandidate(app), await aCandidate(app)]
    const person = { nombre: 'Ana Núñez Prado', correo: owner.email, telefono: '600 000 001', ciudad: 'Madrid' }
    const contacto = { ...person, con_foto: false }
    const first = await read(owner)
    expect(first).toMatchObject({ guardado: null, borrador: { contacto, estudios: [], idiomas: [] } })
    const parts = [experienceOf(job), { estudios: [school] }, { idiomas: [{ idioma: 'Inglés', nivel: 'b1' }] }]
    const answers = await Promise.all(parts.map((part) => save(owner, part)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const saved = await read(owner)
    expect(saved.borrador).toEqual({ ...first.borrador, ...Object.assign({}, ...parts) })
    expect(saved.guardado).toBe(answers[0]?.body['guardado'])
    expect(await read(other)).toMatchObject({ guardado: null, borrador: { estudios: [] } })
    await db.update(candidate).set({ firstName: 'Eva' }).where(eq(candidate.id, owner.candidateId))
    expect((await read(owner)).borrador.contacto, 'copied once, never synchronised').toEqual(contacto)
  })

  test('is encrypted for its owner, and survives a new secret', async () => {
    const owner = await aCandidate(app)
    await save(owner, experienceOf(job))
    const isOwn = eq(cvDraft.candidateId, owner.candidateId)
    const row = async () => (await db.select().from(cvDraft).where(isOwn))[0]!
    const sealed = async () => (await row()).sealed.toString('latin1')
    const moved = { ...(await row()), candidateId: owner.candidateId + 1 }
    expect(() => decryptDraft(app.deps.cipher, moved)).toThrow()
    const secrets = { secret: 'the secret after the change', previous: app.deps.appSecret }
    const backwards = { secret: secrets.previous, previous: secrets.secret }
    expect(await sealed()).not.toMatch(/Camarera|Zurbar|Ana|contacto/)
    const before = await sealed()
    await encryptAgain({ ...app.deps, cipher: await openCipher(db, secrets) })
    expect(await sealed()).not.toBe(before)
    const alone = testAppOf({ ...app.deps, cipher: await openCipher(db, { secret: secrets.secret }) })
    expect((await read(owner, alone)).borrador.experiencia.trabajos).toEqual([job])
    await encryptAgain({ ...app.deps, cipher: await openCipher(db, backwards) })
    expect((await read(owner)).borrador.experiencia.trabajos).toEqual([job])
  })
})

describe('A CV of it', () => {
  test.each([
    ['without a name', noName, 'cv_name_missing', 'nombre'],
    ['without anything', { ...experienceOf(noJob, noJob), estudios: [noSchool] }, 'cv_empty', 'trabajo'],
    ['with a reversed job', experienceOf({ ...job, ...reversed }), 'cv_dates_out_of_order', '«Camarera»'],
    [
      'with such a school',
      { estudios: [{ ...school, titulo: '', ...reversed }] },
      'cv_dates_out_of_order',
      '«IES Uno»',
    ],
  ])('%s is not made', async (_, parts, code, said) => {
    const owner = await aCandidate(app)
    await save(owner, parts)
    expect(await make(owner)).toMatchObject({ status: 400, body: { code, error: expect.stringContaining(said) } })
  })

  test('is made once by two presses, is sent and opened like an uploaded one, and stays as it was sent', async () => {
    const [owner, company] = [await aCandidate(app), await aCompany(app)]
    await save(owner, { ...experienceOf(noJob, job), estudios: [noSchool] })
    const files = countFiles()
    const pressed = [...(await Promise.all([make(owner), make(owner)])), await make(owner)]
    const ids = pressed.map(({ body }) => Number(body['can_cv_id']))
    expect([new Set(ids).size, pressed.map(({ status }) => status)]).toEqual([1, [200, 200, 200]])
    await runJobs(app)
    expect(countFiles()).toBe(files + 2)

    const [cvId = 0] = ids
    await anApplication(app, { by: owner, offerId: await anOffer(app, { by: company }), cvId })
    const open = async () => {
      const { token } = owner
      const { body } = await app.call<{ cv_link: string }>(`GET /api/users/cv-link/${cvId}`, { token })
      const answer = await app.request(body.cv_link)
      return { head: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const sent = await open()
    expect(sent.head).toContain('CV%20de%20Ana%20N%C3%BA%C3%B1ez%20Prado')
    expect(sent.bytes.toString('latin1')).toMatch(/^%PDF-/)
    await aMadeCv(app, { by: owner, busco: { puesto: 'Cocinera', texto: '' } })
    expect((await open()).bytes.equals(sent.bytes)).toBe(true)
    const rows = await db.select().from(cv).where(eq(cv.candidateId, owner.candidateId)).orderBy(cv.id)
    expect(rows.map(({ name }) => name)).toEqual(['CV de Ana Núñez Prado', 'CV de Ana Núñez Prado 2'])
    expect(rows[0]?.words).toContain('camarera')

    await db.delete(application).where(eq(application.cvId, cvId))
    for (const { id } of rows) await app.call(`DELETE /api/users/delete-cv/${id}`, { token: owner.token })
    await runJobs(app)
    expect(countFiles()).toBe(files)
  })

  test('has a name of its own, also if the name of its person is cut in the middle of an emoji', async () => {
    const owner = await aCandidate(app)
    const contacto = { ...(await read(owner)).borrador.contacto, nombre: `${'x'.repeat(113)}😀` }
    for (const idioma of ['Inglés', 'Árabe']) {
      await aMadeCv(app, { by: owner, contacto, idiomas: [{ idioma, nivel: 'b1' }] })
    }
    const rows = await db.select().from(cv).where(eq(cv.candidateId, owner.candidateId)).orderBy(cv.id)
    expect(rows.map(({ name }) => name.slice(119))).toEqual(['', ' 2'])
  })

  test('has the photo of the profile if its owner wants it; nothing of the profile is in the version without names', async () => {
    const owner = await aCandidate(app, { image: await aPicture() })
    const contacto = { ...(await read(owner)).borrador.contacto, nombre: 'Anita' }
    const own = { by: owner, ...experienceOf({ ...job, empresa: 'Catering Prado' }) }
    for (const con_foto of [false, true]) await aMadeCv(app, { ...own, contacto: { ...contacto, con_foto } })
    const rows = await db.select().from(cv).where(eq(cv.candidateId, owner.candidateId)).orderBy(cv.id)
    const keys = rows.flatMap(({ fileKey, namelessFileKey }) => [fileKey, String(namelessFileKey)])
    const files = keys.map((key) => readFileSync(join(app.deps.env.dataDir, 'files', key)))
    expect(files.map((bytes) => bytes.includes('/Subtype /Image'))).toEqual([false, false, true, false])
    const lines = await Promise.all(files.map(async (bytes) => (await readPdf(bytes)).lines.join(' ')))
    expect(lines.map((line) => line.includes('Catering Prado'))).toEqual([true, false, true, false])
  })

  test('is refused before it is drawn when the list is full, or after many of them', async () => {
    const owner = await aCandidate(app)
    const level = (nivel: string) => ({ by: owner, idiomas: [{ idioma: 'Inglés', nivel }] })
    for (const nivel of ['a1', 'a2', 'b1']) await aMadeCv(app, level(nivel))
    const isOwn = eq(rateLimit.key, `inspections:${owner.candidateId}`)
    const { rowCount } = await db.update(rateLimit).set({ points: 20_000 }).where(isOwn)
    expect(rowCount, 'drawing spends the time of inspections').toBe(1)
    expect(await make(owner), 'its answer may have been lost').toMatchObject({ status: 200 })
    await save(owner, { idiomas: [] })
    expect(await make(owner)).toMatchObject({ status: 409, body: { code: 'cvs_full' } })
    await db.delete(cv).where(eq(cv.candidateId, owner.candidateId))
    expect(await make(owner)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  })
})
