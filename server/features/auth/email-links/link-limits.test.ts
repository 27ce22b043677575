import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { createRateLimits } from '#server/http/limits/rate-limit.ts'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'

const site = await openEmailSite()
const { app, anAccount, newEmail, follow, change, resend, signUp } = site
const { db } = app.deps

describe('Limits', () => {
  // Seen to fail while one limit counted them all: five sign-ups by a stranger stopped the owner for an hour.
  test('one address sends an e-mail five links an hour, and its owner still gets one elsewhere', async () => {
    const email = newEmail()
    const stranger = site.fromElsewhere()
    const statuses = []
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await signUp(times % 2 ? email.toUpperCase() : email, stranger)).status)
    }
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429])
    const { token } = await anAccount(email)
    expect((await resend(token)).status).toBe(200)
  })

  test('an e-mail gets twenty links an hour, also from different accounts and addresses', async () => {
    const email = newEmail()
    await createRateLimits(db, app.deps.env.quotas).emailLinksByEmail.penalty(mailboxKeyOf(email), 18)
    const { token } = await anAccount(email.toUpperCase())
    expect((await resend(token)).status).toBe(200)
    const refusals = [await resend(token), await signUp(email)]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('all spellings of a mailbox are one, so that a stranger does not fill it by writing «+1», «+2»', async () => {
    const stranger = site.fromElsewhere()
    const spellings = [
      'marta.gil@gmail.com',
      'm.arta.gil+1@gmail.com',
      'MartaGil+2@googlemail.com',
      'martagil@gmail.com',
    ]
    const statuses = []
    for (const email of [...spellings, ...spellings]) statuses.push((await signUp(email, stranger)).status)
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429, 429, 429])
    expect((await signUp('marta.gil@prueba.example', stranger)).status).toBe(200)
    expect((await signUp('martagil@prueba.example', stranger)).status).toBe(200)
  })

  test('a mailbox gets ten links a day from one address and thirty in all, for sign-ups and passwords together', async () => {
    const email = newEmail()
    const forgetHour = () =>
      db.execute(sql`delete from rate_limit where key like 'emailLinksBy%' or key like 'resetLinksBy%'`)
    const asking = {
      signUp: (headers: Record<string, string>) => signUp(email, headers),
      reset: (headers: Record<string, string>) =>
        app.call('POST /api/auth/forgot-password', { body: { email }, headers }),
    }
    const askUntilRefused = async (headers: Record<string, string>) => {
      for (let asked = 0; asked < 40; asked += 1) {
        await forgetHour()
        const { status } = await asking[asked % 3 ? 'signUp' : 'reset'](headers)
        if (status === 429) return asked
      }
      return null
    }
    const counts = []
    for (let sender = 0; sender < 5; sender += 1) counts.push(await askUntilRefused(site.fromElsewhere()))
    expect(counts).toEqual([10, 10, 10, 0, 0])
    await forgetHour()
    expect((await signUp(newEmail())).status).toBe(200)
  })

  test.each(['emailLinksByAddress', 'emailLinkUses'] as const)('%s counts each visitor', async (name) => {
    const address = `203.0.113.${name.length}`
    const limit = createRateLimits(db, app.deps.env.quotas)[name]
    await limit.penalty(address, limit.points)
    const headers = { 'x-forwarded-for': address }
    const asked = name === 'emailLinkUses' ? await follow('a', headers) : await signUp(newEmail(), headers)
    expect(asked).toMatchObject({ status: 429 })
  })

  test('an account gets ten links a day', async () => {
    const { token } = await anAccount(newEmail())
    const statuses = []
    for (let times = 0; times < 11; times += 1) statuses.push((await change(token, newEmail())).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})
