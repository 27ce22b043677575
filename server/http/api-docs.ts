import { Hono, type Context } from 'hono'
import type { Env } from '#server/env.ts'
import type { RequestVariables } from './answer-error.ts'
import { apiDocsPage } from './api-docs-page.ts'
import { AppError } from './errors.ts'
import { generateOpenApi } from './openapi.ts'

/** The API described: /openapi.json for programs, /docs for people. */
export function apiDocs(env: Pick<Env, 'brand' | 'baseUrl'>): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  let generated: ReturnType<typeof generateOpenApi> | undefined
  // Once, and only when somebody asks: it takes longer than any call.
  const document = () => (generated ??= generateOpenApi(env))

  app.get('/openapi.json', async (c) => c.json(await document(), 200, shortCache))
  app.get('/docs', async (c) => c.html(apiDocsPage(await document()), 200, shortCache))
  app.all('/openapi.json', refuseMethod)
  app.all('/docs', refuseMethod)
  return app
}

const shortCache = { 'cache-control': 'public, max-age=300' }

function refuseMethod(c: Context): never {
  c.header('Allow', 'GET, HEAD')
  throw new AppError('method_not_allowed')
}
