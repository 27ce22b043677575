import { expect, test } from 'vitest'
import { operator } from '#server/database/schema/schema.ts'
import { openOperatorSite } from '#server/testing/fixtures/operator-site.ts'
import { testAppOf } from '#server/testing/test-app.ts'

const { app, password, codeOf, aReadyOperator } = await openOperatorSite()

interface Visit {
  env?: object
  headers?: Record<string, string>
  origin?: string
}

/** The status of a right sign-in of the demo operator, whose password and secret everybody can read. */
async function signInFrom({ env, headers, origin = 'http://127.0.0.1' }: Visit): Promise<number> {
  const { email, secret } = await aReadyOperator()
  await app.deps.db.update(operator).set({ isDemo: true })
  const site = testAppOf({ ...app.deps, env: { ...app.deps.env, trustProxy: false, ...env } })
  const answer = await site.request(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password, codigo: codeOf(secret) }),
  })
  return answer.status
}

test('The demo operator signs in from this machine', async () => {
  expect(await signInFrom({})).toBe(200)
})

test.each<[string, Visit]>([
  ['a site that strangers reach', { env: { isLocal: false } }],
  ['a site behind a proxy', { env: { trustProxy: true } }],
  ['a request that was forwarded', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['a request that was forwarded, in the newer form', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['another name of the site, as of a tunnel', { origin: 'http://faro.tunnel.example' }],
])('The demo operator does not sign in at %s', async (_, visit) => {
  expect(await signInFrom(visit)).toBe(403)
})
