import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenedApplication } from '#contract/applications/application-desk.ts'
import type * as z from 'zod'
import { rounds } from '#contract/testing/rounds.ts'
import { MESSAGE_MAX } from '#contract/values/applications/message-rules.ts'
import { accountDeletion, applicationMessage, company as companies } from '#server/database/schema/schema.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { aCandidate, aCompany } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'
import { testAppOf } from '#server/testing/test-app.ts'

const { app, db, anApplicant, decide, passSeconds, listOf } = await openApplicationSite()

type Applicant = Awaited<ReturnType<typeof anApplicant>>
type Side = 'companies' | 'users'

const post = async (side: Side, id: number, { token }: { token?: string }, texto: unknown = 'Hola') => {
  const body = { texto }
  const answer = await app.call<{ code?: string; error?: string }>(`POST /api/${side}/application-message/${id}`, {
    token,
    body,
  })
  return { status: answer.status, ...answer.body }
}
const ask = ({ id, company }: Applicant, texto?: unknown) => post('companies', id, company, texto)
const answer = ({ id, person }: Applicant, texto?: unknown) => post('users', id, person, texto)
/** Writes one after the other: «E» and a text as the company, «C» as the candidate. Returns the codes of refusals. */
const say = async (mine: Applicant, ...lines: string[]) => {
  const codes: (string | undefined)[] = []
  for (const line of lines) {
    const write = line.startsWith('E') ? ask : answer
    codes.push((await write(mine, line.slice(2) || 'Hola')).code)
  }
  return codes
}
const [sent, wait, over] = [undefined, 'not_your_turn', 'exchange_closed']

const readBy = async ({ id, company, person }: Applicant, side: Side, by = app) => {
  const [route, { token }] =
    side === 'users' ? (['users/candidature', person] as const) : (['companies/application', company] as const)
  const { conversacion } = (await by.call<z.output<typeof OpenedApplication>>(`GET /api/${route}/${id}`, { token }))
    .body
  return [conversacion.turno, ...conversacion.mensajes.map(({ quien, texto }) => `${quien}: ${texto}`)]
}

/** The marks in the lists of both sides. */
const marksOf = async ({ company: { token }, person }: Applicant) => {
  const list = await app.call<{ mensaje_pendiente: boolean }[]>('GET /api/companies/all-company-candidates', { token })
  return [list.body[0]?.mensaje_pendiente, (await listOf(person))[0]?.mensaje_pendiente]
}

test('Company and candidate write by turns, the company first, and a mark says who has to answer', async () => {
  const mine = await anApplicant()
  expect([await say(mine, 'C'), await readBy(mine, 'users')]).toEqual([[wait], ['suyo']])
  expect(await say(mine, 'E ¿El martes?', 'E')).toEqual([sent, wait])
  expect(await marksOf(mine)).toEqual([false, true])
  expect(await say(mine, 'C Sí.', 'C')).toEqual([sent, wait])
  expect(await marksOf(mine)).toEqual([true, false])
  expect(await readBy(mine, 'companies')).toEqual(['tuyo', 'empresa: ¿El martes?', 'candidato: Sí.'])
  expect(await readBy(mine, 'users')).toEqual(['suyo', 'empresa: ¿El martes?', 'candidato: Sí.'])
})

test('A letter is a turn of the company, once nobody can undo it; a move without a text is none', async () => {
  const mine = await anApplicant()
  await decide(mine, 'preseleccionada')
  passSeconds(11)
  expect(await say(mine, 'C')).toEqual([wait])
  await decide(mine, 'entrevista', { letter: 'Te esperamos.' })
  expect(await say(mine, 'E', 'C')).toEqual([wait, wait])
  passSeconds(11)
  expect(await say(mine, 'C Voy.')).toEqual([sent])
  passSeconds(1)
  await decide(mine, 'preseleccionada', { letter: 'Mejor no.' })
  passSeconds(11)
  expect(await say(mine, 'E', 'C Vale.')).toEqual([wait, sent])
  const said = ['empresa: Te esperamos.', 'candidato: Voy.', 'empresa: Mejor no.', 'candidato: Vale.']
  expect(await readBy(mine, 'companies')).toEqual(['tuyo', ...said])
})

test('However many write at once, each turn has one message', async () => {
  const mine = await anApplicant()
  let written = 0
  for (let round = 0; round < rounds({ quick: 5, deep: 100 }); round += 1) {
    const answers = await Promise.all([ask(mine), answer(mine), ask(mine), answer(mine)])
    const done = answers.filter(({ status }) => status === 200).length
    expect([done > 0, answers.filter(({ code }) => code === wait).length]).toEqual([true, 4 - done])
    written += done
  }
  const rows = await db.select().from(applicationMessage).where(eq(applicationMessage.applicationId, mine.id))
  expect(rows.map(({ turn }) => turn).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: written }, (_, place) => place + 1),
  )
  // The table itself takes no second message in a turn, and none of the wrong side.
  const { id: _, ...row } = rows[0] as (typeof rows)[number]
  for (const turn of [row.turn, 2 * written + row.turn + 1]) {
    await expect(db.insert(applicationMessage).values({ ...row, turn })).rejects.toThrow()
  }
})

test('Nobody else writes, and nothing that is no text', async () => {
  const mine = await anApplicant()
  const { id, company, person } = mine
  const statuses = async (side: Side, callers: { token?: string }[]) =>
    Promise.all(callers.map(async (by) => (await post(side, id, by)).status))
  expect(await statuses('companies', [{}, person, await aCompany(app)])).toEqual([401, 403, 404])
  expect(await statuses('users', [{}, company, await aCandidate(app)])).toEqual([401, 403, 404])
  for (const texto of ['', ' \u200b', null, 7, 'a'.repeat(MESSAGE_MAX + 1)]) {
    expect([(await ask(mine, texto)).status, (await answer(mine, texto)).status]).toEqual([400, 400])
  }
  expect(await say(mine, `E ${'a'.repeat(MESSAGE_MAX)}`)).toEqual([sent])
})

test('Nobody writes once the application has ended, and both still read', async () => {
  const mine = await anApplicant()
  await ask(mine)
  await decide(mine, 'descartada', { reason: 'otro', letter: 'Gracias.' })
  // The company can still undo it, and the candidate must not learn of it.
  expect(await say(mine, 'E', 'C')).toEqual([over, sent])
  passSeconds(11)
  expect(await say(mine, 'E', 'C')).toEqual([over, over])
  expect(await marksOf(mine)).toEqual([false, false])
  for (const side of ['users', 'companies'] as const) expect((await readBy(mine, side)).length).toBe(4)
})

test('The company reads nothing after a withdrawal; the candidate does, without the offer too, until the application goes', async () => {
  const mine = await anApplicant()
  await ask(mine)
  const { token } = mine.person
  await app.call(`POST /api/users/withdraw-candidature/${mine.id}`, { token })
  expect(await readBy(mine, 'companies')).toEqual(['nadie'])
  await app.call(`DELETE /api/companies/delete-offer/${mine.offerId}`, { token: mine.company.token })
  expect(await readBy(mine, 'users')).toEqual(['nadie', 'empresa: Hola'])
  await app.call(`DELETE /api/users/delete-candidature/${mine.id}`, { token })
  expect(await db.$count(applicationMessage, eq(applicationMessage.applicationId, mine.id))).toBe(0)
})

test('A suspended company does not write, and nobody to or as a person who leaves', async () => {
  const [mine, other] = [await anApplicant(), await anApplicant()]
  await db.update(companies).set({ isSuspended: true }).where(eq(companies.id, mine.company.companyId))
  expect((await ask(mine)).status).toBe(403)
  const at = new Date()
  const { accountId } = other.person
  await db.insert(accountDeletion).values({ accountId, requestedAt: at, dueAt: at, pausedProjects: [] })
  expect([(await ask(other)).status, (await answer(other)).status]).toEqual([404, 401])
})

test.each([
  ['Haz un bizum de 50 € al 612 345 678 para reservar', /señal de fraude/, 'message_refused'],
  ['Envíame una foto de tu DNI', /señal de fraude/, 'message_refused'],
  ['Escríbeme por WhatsApp', /hasta que haya una entrevista/, sent],
  ['Llama al 612 34 56 78', /hasta que haya una entrevista/, sent],
  ['Mi correo es ana@prueba.example', /hasta que haya una entrevista/, sent],
  ['Mira www.faro.example', /hasta que haya una entrevista/, sent],
  ['El 30-11-2026, de 9.30-10.30 o 11.00, por 21.000-23.500 € en 28013 Madrid', undefined, wait],
])('«%s» is judged, and again after an interview was proposed', async (texto, sentence, later) => {
  const mine = await anApplicant()
  const { status, error } = await ask(mine, texto)
  expect([status, error]).toEqual(sentence ? [400, expect.stringMatching(sentence)] : [200, undefined])
  await decide(mine, 'entrevista')
  passSeconds(11)
  expect(await say(mine, `E ${texto}`)).toEqual([later])
})

// Last: it changes the key of all messages.
test('A message is encrypted in the table, and again with a new secret', async () => {
  const mine = await anApplicant()
  await ask(mine, 'Zurrapa sellada')
  const [row] = await db.select().from(applicationMessage).where(eq(applicationMessage.applicationId, mine.id))
  expect(row?.sealed.toString()).not.toContain('Zurrapa')
  const secret = 'the secret after the change'
  const cipher = await openCipher(db, { secret, previous: app.deps.appSecret })
  expect(await encryptAgain({ ...app.deps, cipher })).toBe(await db.$count(applicationMessage))
  const after = testAppOf({ ...app.deps, cipher: await openCipher(db, { secret }) })
  expect(await readBy(mine, 'users', after)).toEqual(['tuyo', 'empresa: Zurrapa sellada'])
})
