import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { RequestVariables } from './answer-error.ts'

interface Unsubscribing {
  /** A GET shows a page. */
  path: string
  unsubscribe: (deps: Deps, token: string) => Promise<void>
  /** The answer. */
  text: string
}

/**
 * The POST of the unsubscribe button in mail programs (RFC 8058). Only the link counts: they send a constant body without a session. There is
 * no limit by address, because one program sends the presses of many people.
 */
export const oneClick =
  ({ path, unsubscribe, text }: Unsubscribing) =>
  (deps: Deps): Hono<RequestVariables> =>
    new Hono<RequestVariables>().post(path, async (c) => {
      c.header('cache-control', 'no-store')
      await unsubscribe(deps, c.req.query('token') ?? '')
      return c.text(text)
    })
