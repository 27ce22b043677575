import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { sendError, type RequestVariables } from '#server/http/answer-error.ts'
import { mailChoiceTexts as texts } from './texts.ts'
import { unsubscribe } from './unsubscribe.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-token.ts'

/**
 * The POST that mail programs send when somebody presses their button (RFC 8058). Nothing but the link matters: they have no session, and
 * their body is a constant. Without a limit for the address, because one program sends the presses of many people. A GET shows a page.
 */
export function oneClick(deps: Pick<Deps, 'db' | 'appSecret' | 'env' | 'log'>): Hono<RequestVariables> {
  return new Hono<RequestVariables>().post(UNSUBSCRIBE_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    try {
      await unsubscribe(deps, c.req.query('token') ?? '')
      return c.text(texts.unsubscribed)
    } catch (error) {
      return sendError(c, { error, log: deps.log })
    }
  })
}
