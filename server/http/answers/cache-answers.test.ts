import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#server/process/listen.ts'
import { createServer } from '../admission/create-server.ts'
import type { RequestVariables } from '../answer-error.ts'
import { createAnswerCache } from './answer-cache.ts'
import { cacheAnswers } from './cache-answers.ts'

const VISITORS = 3

// Seen to fail where each of them got a copy.
test('visitors who ask for the same answer at once share its bytes', async () => {
  const cache = createAnswerCache(1_000_000)
  cache.turn('on')
  const { promise: allHaveAsked, resolve: make } = Promise.withResolvers<void>()
  const app = new Hono<RequestVariables>()
    .use(cacheAnswers({ ...cache, settle: async () => undefined }))
    .get('/', async (c) => {
      await allHaveAsked
      c.set('sharedSeconds', 0)
      return c.text('a'.repeat(2000))
    })
  const server = createServer(app.fetch)
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const ends: { mock: { calls: unknown[][] } }[] = []
  server.prependListener('request', (_, outgoing) => {
    ends.push(vi.spyOn(outgoing, 'end'))
    if (ends.length === VISITORS) make()
  })
  const answers = Array.from({ length: VISITORS }, () => fetch(`http://127.0.0.1:${port}/`))
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toHaveLength(2000)
  const sent = ends.map(({ mock }) => mock.calls[0]?.[0] as Uint8Array)
  expect(new Set(sent.map(({ buffer }) => buffer)).size).toBe(1)
})
