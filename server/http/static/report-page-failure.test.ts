import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { reportPageFailure } from './report-page-failure.ts'

test('the log has the id of the request in which a page failed', async () => {
  const lines: string[] = []
  const report = reportPageFailure(pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }))
  const { deps } = await createTestApp()
  const app = createApp(deps, async (_, { requestId }) => {
    report(new Error('no such column'), { requestId, method: 'GET', path: '/pagina-principal' })
    return new Response(null, { status: 500 })
  })
  const { headers } = await app.request('/pagina-principal')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'a page failed',
    requestId: headers.get('x-request-id'),
    method: 'GET',
    path: '/pagina-principal',
    err: { message: 'no such column' },
  })
})
