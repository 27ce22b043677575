import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { sendError, type RequestVariables } from '#server/http/answer-error.ts'
import { mailChoiceTexts as texts } from './texts.ts'
import { unsubscribe } from './unsubscribe.ts'
import { UNSUBSCRIBE_PATH } from '#server/domain/accounts/unsubscribe-token.ts'

/**
 * The POST of the unsubscribe button in mail programs (RFC 8058). Only the link counts: they send a constant body
 * without a session. There is no limit by address, because one program sends the presses of many people. A GET shows a
 * page.
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
