import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { Mail } from '#server/mail/mailer.ts'
import { aCandidate, aCompany, anApplication, aCv, anOffer, candidateFields } from '#server/testing/factories.ts'
import { soundBodies } from '#server/testing/call-fields.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { calls, type Call } from './calls.ts'

// A candidate whose secrets are searched for everywhere, after every call was made by everybody.

const lines: string[] = []
const mails: Mail[] = []
const { deps } = await createTestApp()
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
const app = testAppOf({ ...deps, log, mailer })
const { db } = deps

const password = 'garza-violeta-al-alba'
const wanted = 'otra.garza@prueba.example'
const personal = { num_documento: '48173926N', fecha_nacimiento: '1987-03-19' }
// It replaces a profile, so the owner sends their own again.
const profile = { ...candidateFields, ...personal, mst_clases_doc_id: 1 }
const secrets = { password, session: '', reset: '', change: '' }
const answers: { who: string; call: string; text: string }[] = []

const hitsIn = (text: string, canaries: object): string[] =>
  Object.entries(canaries).flatMap(([name, canary]) => (text.includes(String(canary)) ? [name] : []))

/** The only mail that may hold its token: it is the way to the owner. */
const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Sends one call with several ids, so that some rows exist for some callers. */
async function makeCall(call: Call, { who, token, ids }: { who: string; token: string | undefined; ids: number[] }) {
  for (const id of call.path.includes('{id}') ? ids : [0]) {
    const route = `${call.method} ${call.path.replace('{id}', String(id))}` as `GET /${string}`
    const body = call.name === 'candidates.createProfile' && who === 'owner' ? profile : (soundBodies[call.name] ?? {})
    const answer = await app.call(route, { token, ...(call.method === 'GET' ? {} : { body }) })
    answers.push({ who, call: call.name, text: JSON.stringify([answer.body, [...answer.headers]]) })
  }
}

beforeAll(async () => {
  const body = { email: 'garza@prueba.example', password, confirmPassword: password }
  const signedUp = await app.call<{ session: string }>('POST /api/auth/signup', { body })
  secrets.session = signedUp.body.session
  const owner = { token: secrets.session }
  const made = await app.call('POST /api/users/create-user-profile', { ...owner, body: profile })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  await app.call('POST /api/auth/login', { body: { ...body, password: `${password} mal` } })
  await app.call('POST /api/auth/forgot-password', { body: { email: body.email } })
  await app.call('POST /api/account/change-email', { ...owner, body: { email: wanted, password } })
  await runJobs(app)
  const tokenTo = (email: string) => tokenIn(mails.find(({ to, text }) => to === email && text.includes('token=')))
  Object.assign(secrets, { reset: tokenTo(body.email), change: tokenTo(wanted) })

  const [company, other] = [await aCompany(app), await aCandidate(app)]
  const offerId = await anOffer(app, { by: company })
  const cvId = await aCv(app, { by: owner })
  await anApplication(app, { by: owner, offerId, cvId })
  const ids = [...new Set([1, offerId, cvId])]
  const callers = { visitor: undefined, other: other.token, company: company.token, owner: owner.token }
  for (const [who, token] of Object.entries(callers)) {
    // Calls that end the session come last.
    const inOrder = calls.toSorted((one, two) => Number(endsSession(one)) - Number(endsSession(two)))
    for (const call of inOrder) await makeCall(call, { who, token, ids })
  }
  await runJobs(app)
})

const endsSession = ({ name }: Call) =>
  ['auth.logout', 'account.closeSession', 'account.closeOtherSessions'].includes(name)

test('the canaries are there: the owner reads the document and the birth date', () => {
  expect(secrets.session).not.toBe('')
  expect(secrets.reset).not.toBe('')
  expect(secrets.change).not.toBe('')
  const own = answers.filter(({ who, text }) => who === 'owner' && hitsIn(text, personal).length === 2)
  expect(own.map(({ call }) => call)).toContain('candidates.getInformation')
})

test('no answer to anybody else holds one, and no answer holds the password or a token', () => {
  const found = answers.flatMap(({ who, call, text }) =>
    hitsIn(text, who === 'owner' ? secrets : { ...secrets, ...personal }).map(
      (name) => `${call} shows ${name} to ${who}`,
    ),
  )
  expect(found).toEqual([])
})

test('the log, which is at its finest level, holds none', () => {
  expect(lines.length).toBeGreaterThan(100)
  expect(hitsIn(lines.join('\n'), { ...secrets, ...personal })).toEqual([])
})

test('the mails hold none but the tokens, each in the mail to its owner', () => {
  const { reset, change, ...others } = secrets
  expect(mails.length).toBeGreaterThan(0)
  expect(hitsIn(JSON.stringify(mails), { ...others, ...personal })).toEqual([])
  const receiversOf = (token: string) => [
    ...new Set(mails.filter((mail) => JSON.stringify(mail).includes(token)).map(({ to }) => to)),
  ]
  expect([receiversOf(reset), receiversOf(change)]).toEqual([['garza@prueba.example'], [wanted]])
})

// All that a pg_dump has, and the statistics besides. Values in bytes are searched as it writes them.
test('no table holds one in clear, nor the queue, nor the statistics of the planner', async () => {
  await db.execute(sql`analyze`)
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['public.candidate', 'pgboss.job']))
  const hex = (text: string) => Buffer.from(text).toString('hex')
  const clear = { ...secrets, ...personal }
  const encoded = Object.fromEntries(Object.entries(clear).map(([name, text]) => [`${name} in bytes`, hex(text)]))
  for (const name of [...tables.map((table) => table.name), 'pg_catalog.pg_stats']) {
    const { rows } = await db.execute(sql.raw(`select one::text as row from ${name} one`))
    expect(hitsIn(JSON.stringify(rows), { ...clear, ...encoded }), name).toEqual([])
  }
})
