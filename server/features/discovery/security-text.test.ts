import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

test('says whom to tell of a vulnerability, and never expires while the site runs', async () => {
  const response = await app.request('/.well-known/security.txt')
  const text = await response.text()
  expect(response.headers.get('content-type')).toMatch('text/plain')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime()
  const days = (expires - app.deps.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
