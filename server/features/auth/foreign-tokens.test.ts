import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

// Each token opens one door, of one account, once. `Foreign` means: of another purpose or of another account.

// With VERIFY_EMAIL off every account counts as confirmed.
const site = await openEmailSite({ verifyEmail: false })
const { app, anAccount, newEmail, mailsTo, follow, change, read, reset, signIn, password } = site

const undoDeletion = (token: string) =>
  app.call('POST /api/account/undo-deletion', { body: { token }, headers: site.fromElsewhere() })

const doors = {
  'verify-email': async (token: string) => (await follow(token)).status,
  'sign-in-by-link': async (token: string) => (await site.enter(token)).status,
  'reset-password': async (token: string) => (await reset(token)).status,
  'undo-deletion': async (token: string) => (await undoDeletion(token)).status,
  session: async (token: string) => (await app.call('GET /api/account/email', { token })).status,
}
type Door = keyof typeof doors

async function leave(token: string) {
  const answer = await app.call('DELETE /api/account', { token, body: { password }, headers: site.fromElsewhere() })
  expect(answer.status).toBe(200)
}

/** A token of each kind, all valid, each of an account of its own. */
async function listTokens(): Promise<{ kind: string; door: Door; token: string }[]> {
  const [moving, moved, forgetful, leaving, hurried] = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) => anAccount(newEmail(name))),
  )
  if (!moving || !moved || !forgetful || !leaving || !hurried) throw new Error('no account')
  const [wanted, reached] = [newEmail(), newEmail()]
  await change(moving.token, wanted)
  await change(moved.token, reached)
  await leave(leaving.token)
  await site.ask(forgetful.email)
  await site.ask(hurried.email, { entrar: true })
  await follow((await mailsTo(reached)).token)
  await runJobs(app)
  const tokenTo = (email: string) => site.tokenIn(site.mails.findLast(({ to }) => to === email))
  return [
    { kind: 'change', door: 'verify-email', token: tokenTo(wanted) },
    { kind: 'undo', door: 'verify-email', token: tokenTo(moved.email) },
    { kind: 'reset', door: 'reset-password', token: tokenTo(forgetful.email) },
    { kind: 'sign-in', door: 'sign-in-by-link', token: tokenTo(hurried.email) },
    { kind: 'deletion', door: 'undo-deletion', token: tokenTo(leaving.email) },
    { kind: 'session', door: 'session', token: moving.token },
  ]
}

test('a token opens neither another door nor its own in another spelling, and its stored hash opens none', async () => {
  const tokens = await listTokens()
  for (const { kind, door, token } of tokens) {
    const hash = createHash('sha256').update(token).digest()
    const spellings = [`${token}A`, `${token}=`, token.slice(0, -1), token.toUpperCase(), hash.toString('base64url')]
    for (const other of spellings) expect(await doors[door](other), `${kind} as ${other}`).not.toBe(200)
    for (const [name, open] of Object.entries(doors)) {
      if (name !== door) expect(await open(token), `${kind} at ${name}`).not.toBe(200)
    }
  }
  // They were valid all the time.
  for (const { kind, door, token } of tokens) expect(await doors[door](token), kind).toBe(200)
})

test('a link changes its own account, whoever is signed in where it is opened', async () => {
  const owner = await anAccount(newEmail('duena'))
  const other = await anAccount(newEmail('otra'))
  const wanted = newEmail()
  await change(owner.token, wanted)
  const headers = { ...site.fromElsewhere(), authorization: `Bearer ${other.token}` }
  expect((await follow((await mailsTo(wanted)).token, headers)).status).toBe(200)
  expect(await read(owner.token)).toMatchObject({ email: wanted })
  expect(await read(other.token)).toMatchObject({ email: other.email })
})

test('undoing a change of e-mail ends every session and the links for a new password', async () => {
  const owner = await anAccount(newEmail('robada'))
  const thief = newEmail('ladron')
  const ask = async (body: object) =>
    (await app.call<{ session: string }>('POST /api/auth/login', { body, headers: site.fromElsewhere() })).body.session
  await change(owner.token, thief)
  await follow((await mailsTo(thief)).token)
  const sessions = [owner.token, await ask({ email: thief, password }), await ask({ email: thief, password })]
  const resetToken = await site.tokenFor(thief)
  const { token: undo } = await mailsTo(owner.email)
  for (const token of sessions) expect(await site.isOpen(token)).toBe(true)
  expect((await follow(undo)).status).toBe(200)
  for (const token of sessions) expect(await site.isOpen(token)).toBe(false)
  expect(await reset(resetToken)).toMatchObject(site.refused)
  expect([await signIn(thief, password), await signIn(owner.email, password)]).toEqual([401, 401])
})
