import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { createRateLimits } from '#server/http/limits/rate-limit.ts'
import { openResetSite } from '#server/testing/fixtures/accounts/reset-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const { app, mails, anAccount, ask, tokenFor, fromElsewhere } = await openResetSite()
const { db } = app.deps

describe('Asking for a link', () => {
  test('sends one mail with a link to this site, whatever the Host header', async () => {
    const { email } = await anAccount('olvida@prueba.example')
    const { status, body } = await ask(email, {}, { ...fromElsewhere(), host: 'evil.example' })
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Si hay una cuenta con este correo, te hemos enviado un enlace. Caduca en 30 minutos.' },
    })
    await runJobs(app)
    expect(mails).toEqual([expect.objectContaining({ to: email })])
    const link = /https?:\S+#token=[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    expect(link.split('=')[0]).toBe('https://empleo.example/restablecer-contrasena#token')
    expect(mails[0]?.html).toContain(link)
    expect(JSON.stringify(mails)).not.toContain('evil.example')
  })

  test('is answered in the same way without an account, and sends nothing', async () => {
    const { email } = await anAccount('conocida@prueba.example')
    const known = await ask(email)
    const unknown = await ask('desconocida@prueba.example')
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null })
    const rows = sql`select data from pgboss.job where name = 'password-forgotten' and state = 'created' order by created_on`
    expect((await db.execute(rows)).rows).toMatchObject([
      { data: { accountId: expect.any(Number) } },
      { data: { accountId: null } },
    ])
    await runJobs(app)
    expect(mails.map(({ to }) => to)).toEqual([email])
  })

  test('leaves neither the token nor the address in the tables of jobs and tokens', async () => {
    const token = await tokenFor((await anAccount('discreta@prueba.example')).email)
    const { rows } = await db.execute(
      sql`select (select json_agg(j)::text from pgboss.job j) || (select json_agg(r)::text from password_reset r) as all`,
    )
    const [stored] = rows as [{ all: string }]
    expect(stored.all).not.toContain(token)
    expect(stored.all).not.toContain('prueba.example')
  })

  test.each([{}, { email: 'sin arroba' }, { email: 7 }, { email: `${'a'.repeat(250)}@prueba.example` }])(
    'needs an address: %j is refused',
    async (body) => {
      expect(await app.call('POST /api/auth/forgot-password', { body })).toMatchObject({ status: 400 })
    },
  )

  test('many times sends three mails, and is refused with the time to wait', { timeout: 120_000 }, async () => {
    const { email } = await anAccount('inundada@prueba.example')
    const statuses: number[] = []
    for (let times = 0; times < rounds({ quick: 20, deep: 1000 }); times += 1) {
      const written = times % 2 ? email : email.toUpperCase()
      statuses.push((await ask(written)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    const last = await ask(email)
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    await runJobs(app)
    expect(mails).toHaveLength(3)
  })

  test('is limited in the same way for an address without an account', async () => {
    const statuses: number[] = []
    for (let times = 0; times < 4; times += 1) statuses.push((await ask(`nadie+${times}@prueba.example`)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('is limited for each visitor', async () => {
    const { resetLinksByAddress } = createRateLimits(db, app.deps.env.quotas)
    await resetLinksByAddress.penalty('203.0.113.7', resetLinksByAddress.points)
    expect((await ask('uno@prueba.example', {}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(429)
    expect((await ask('uno@prueba.example', {}, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
  })
})
