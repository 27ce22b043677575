import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { createRateLimits } from './rate-limit.ts'

const app = await createTestApp({ env: { trustProxy: true } })
const { db, env } = app.deps

/** The calls that take the link of a mail, without a session. */
const calls = [
  'POST /api/auth/verify-email',
  'POST /api/account/unsubscribe',
  'POST /api/companies/renew-offer-by-link',
  'POST /api/companies/confirm-company-email',
  'POST /api/application-links/read',
  'POST /api/application-links/undo',
] as const

test.each(calls)('%s takes a hundred guesses of a visitor, and still those of others', async (call) => {
  const address = `203.0.113.${calls.indexOf(call) + 1}`
  const { emailLinkUses } = createRateLimits(db, env.quotas)
  await emailLinkUses.penalty(address, emailLinkUses.points - 1)
  const guess = async (from: string) =>
    (await app.call(call, { body: { token: 'a' }, headers: { 'x-forwarded-for': from } })).status
  expect(await guess(address)).toBe(400)
  expect(await guess(address)).toBe(429)
  expect(await guess('203.0.113.99')).toBe(400)
})
