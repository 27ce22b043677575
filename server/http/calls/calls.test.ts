import { beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#contract/call.ts'
import { BODY_MAX_BYTES } from '#contract/constants.ts'
import { listFieldsOf, soundBodies } from '#server/testing/call-fields.ts'
import {
  aCandidate,
  aCompany,
  aCv,
  anAccount,
  anApplication,
  anOffer,
  anOperator,
  aProject,
} from '#server/testing/factories.ts'
import { createTestApp, type Sent } from '#server/testing/test-app.ts'
import { calls, type Call } from './calls.ts'

// Generated from the contract, so that every new call is tested.

const app = await createTestApp()
const callers = ['nobody', 'undecided', 'candidate', 'company', 'operator', 'operator without a second factor'] as const
type CallerName = (typeof callers)[number]

const allowed: Record<Access, readonly CallerName[]> = {
  public: callers,
  session: ['undecided', 'candidate', 'company', 'operator'],
  candidate: ['candidate'],
  company: ['company'],
  operator: ['operator'],
  'new-candidate': ['undecided', 'candidate'],
  'new-company': ['undecided', 'company'],
}

/** Texts that are not valid ids. Several are other spellings of valid numbers; `%20` is a space. */
const noIds = ['abc', '0', '-1', '1.5', '2147483648', '99999999999999999999'].concat([
  '1.0',
  '01',
  '0x1',
  '1e0',
  '+1',
  '%201',
  '1%20',
  '%2B1',
  '1%0A',
])

const routeOf = ({ method, path }: Call, id = 999_999) =>
  `${method} ${path.replace('{id}', String(id))}` as `GET /${string}`

const send = (call: Call, { id, ...sent }: Sent & { id?: number } = {}) => app.call(routeOf(call, id), sent)

const withBody = calls.filter((call) => call.method !== 'GET' && listFieldsOf(call).length > 0)

async function freshToken(name: CallerName): Promise<string | undefined> {
  if (name === 'nobody') return undefined
  if (name === 'undecided') return (await anAccount(app)).token
  if (name === 'operator') return (await anOperator(app)).token
  if (name === 'operator without a second factor') return (await anOperator(app, { hasSecondFactor: false })).token
  return name === 'candidate' ? (await aCandidate(app)).token : (await aCompany(app)).token
}

// A public or refused call leaves its caller as it was.
const sharedTokens = new Map<CallerName, Promise<string | undefined>>()
function sharedToken(name: CallerName): Promise<string | undefined> {
  const token = sharedTokens.get(name) ?? freshToken(name)
  sharedTokens.set(name, token)
  return token
}

const tokenFor = (access: Access) => sharedToken(allowed[access][0] ?? 'nobody')

describe.each(calls)('$method $path', (call) => {
  test.each(callers)('answers %s as its access says', async (name) => {
    const isAllowed = allowed[call.access].includes(name)
    const changesCaller = isAllowed && call.access !== 'public'
    const token = await (changesCaller ? freshToken(name) : sharedToken(name))
    const { status, body } = await send(call, { token, ...bodyFor(call, {}) })
    if (isAllowed) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(name === 'nobody' ? 401 : 403)
    if (status >= 400) expect(Object.keys(body)).toEqual(['error', 'code'])
  })

  test('answers an invalid token like a missing one', async () => {
    const { status } = await send(call, { token: 'a'.repeat(43), ...bodyFor(call, {}) })
    if (call.access === 'public') expect(status).not.toBe(401)
    else expect(status).toBe(401)
  })
})

// Public calls ignore the token, so that a visitor with an expired one can still see the offers.
const bodyFor = (call: Call, body: object): Sent => (call.method === 'GET' ? {} : { body })

describe.each(withBody)('$method $path with a bad body', (call) => {
  test.each([
    ['invalid JSON', '{ "nombre": '],
    ['an array', '[]'],
    ['null', 'null'],
    ['a text', '"hola"'],
    ['a number', '7'],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('refuses %s', async (_, body) => {
    const token = await tokenFor(call.access)
    const answer = await post(call, { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ error: expect.any(String), code: 'invalid_json' })
  })

  test('refuses a content type other than JSON', async () => {
    const answer = await post(call, { token: await tokenFor(call.access), body: 'a=1', type: 'text/plain' })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  })

  test('refuses a body that is too large', async () => {
    const body = JSON.stringify({ much: 'x'.repeat(call.bodyMaxBytes ?? BODY_MAX_BYTES) })
    const answer = await post(call, { token: await tokenFor(call.access), body })
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })

  test.each(listFieldsOf(call).filter((field) => field !== 'fecha_creacion'))(
    'refuses a wrong type of %s',
    async (field) => {
      const sound = soundBodies[call.name]
      expect(sound, `soundBodies has no ${call.name}`).toBeDefined()
      const token = await tokenFor(call.access)
      const { status, body } = await send(call, { token, body: { ...sound, [field]: { wrong: true } } })
      expect(status).toBe(400)
      expect(body).toEqual({ error: expect.stringContaining(field), code: 'invalid_input' })
    },
  )
})

async function post(
  call: Call,
  { token, body, type = 'application/json' }: { token: string | undefined; body: BodyInit; type?: string },
) {
  const [, path = ''] = routeOf(call).split(' ')
  const headers = { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await app.request(path, { method: call.method, headers, body })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('A row of another account', () => {
  const foreign: number[] = []
  const tokens: Partial<Record<Access, string>> = {}

  beforeAll(async () => {
    const [candidate, company] = [await aCandidate(app), await aCompany(app)]
    const projectId = await aProject(app, { by: company })
    const offerId = await anOffer(app, { by: company, projectId })
    const cvId = await aCv(app, { by: candidate })
    await anApplication(app, { by: candidate, offerId, cvId })
    const mine = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', candidate)
    foreign.push(projectId, offerId, cvId, ...mine.body.map((row) => row.can_cv_ofertas_id))
    const sessions = await app.call<{ sesion_id: number }[]>('GET /api/account/sessions', candidate)
    foreign.push(...sessions.body.map((row) => row.sesion_id))
    // Its session is newer than all of these rows, so none of the ids is its own.
    tokens.session = (await anAccount(app)).token
    tokens.candidate = (await aCandidate(app)).token
    tokens.company = (await aCompany(app)).token
    tokens.operator = (await anOperator(app)).token
  })

  const withId = calls.filter((call) => call.path.includes('{id}'))
  // Every candidate may keep a public offer, or say that it is of no interest. Only that is theirs.
  const ofPublicRows = new Set(['suggestedOffers.dismissOffer', 'savedOffers.saveOffer', 'savedOffers.forgetOffer'])
  // Operators see the rows of every account.
  const ofOneRow = withId.filter(
    ({ access, name }) => access !== 'public' && access !== 'operator' && !ofPublicRows.has(name),
  )

  test.each(ofOneRow)('$method $path is not found', async (call) => {
    for (const id of foreign) {
      const { status, body } = await send(call, {
        id,
        token: tokens[call.access],
        ...bodyFor(call, soundBodies[call.name] ?? {}),
      })
      expect(status).toBe(404)
      expect(body).toEqual({ error: expect.any(String), code: expect.stringContaining('not_found') })
    }
  })

  test.each(withId)('$method $path answers not found to an id that is not a plain number', async (call) => {
    for (const id of noIds) {
      const route = `${call.method} ${call.path.replace('{id}', id)}` as `GET /${string}`
      const { status } = await app.call(route, {
        token: tokens[call.access],
        ...bodyFor(call, soundBodies[call.name] ?? {}),
      })
      expect(status).toBe(404)
    }
  })
})

describe('The API', () => {
  test('answers an unknown call with 404 and JSON', async () => {
    const { status, body } = await app.call('GET /api/nothing/here')
    expect({ status, body }).toEqual({ status: 404, body: { error: 'Esta llamada no existe.', code: 'unknown_call' } })
  })

  test.each(calls)('answers a wrong method on $path with 405 and the right ones', async ({ path }) => {
    const url = path.replace('{id}', '1')
    const { status, body, headers } = await app.call(`PATCH ${url}` as `PATCH /${string}`)
    expect(status).toBe(405)
    expect(body).toMatchObject({ code: 'method_not_allowed' })
    const methods = calls.filter((call) => call.path === path).map((call) => call.method)
    expect(headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted())
  })

  // Seen to fail with `\b` after «json», which took the last two for JSON.
  test.each([
    ['application/json', true],
    ['APPLICATION/JSON', true],
    ['Application/Json ; Charset=UTF-8', true],
    ['application/json-patch+json', false],
    ['application/json.evil', false],
  ])('decides whether %s is JSON: %s', async (type, isJson) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: '{"email":"a@prueba.example"}' }
    for (const path of ['/api/auth/login', '/api/stripe/webhook']) {
      const { status } = await app.request(path, init)
      expect(status).toBe(isJson ? 400 : 415)
    }
  })

  test('does not count an incomplete body as an internal error', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as const
    const response = await app.request('/api/auth/login', init)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_json' })
  })

  test('does not let anyone cache a private answer', async () => {
    const { token } = await aCandidate(app)
    const { headers } = await app.call('GET /api/users/user-information', { token })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
