import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { awaitDatabase } from '../await-database.ts'

test('the page of a busy server shows the id of its request, by which the log is searched', async () => {
  const app = awaitDatabase(readEnv({}), pino({ level: 'silent' }))
  const answer = await app.request('/pagina-principal', { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(`Referencia: ${answer.headers.get('x-request-id')}<`)
})
