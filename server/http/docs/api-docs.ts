import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { OpenAPIReferencePlugin } from '@orpc/openapi/plugins'
import type { Router } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono, type Context } from 'hono'
import type { contract } from '#contract/contract.ts'
import { apiTexts } from './api-texts.ts'
import type { Env } from '#server/config/env.ts'
import type { RequestVariables } from '../answer-error.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '../implement.ts'
import { contentSecurityPolicy } from '../middleware/content-security-policy.ts'
import { hashScripts } from '../static/hash-scripts.ts'
import { describedRouter, documentBase } from './openapi.ts'

const require = createRequire(import.meta.url)
const swaggerFiles = [
  require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  require.resolve('swagger-ui-dist/swagger-ui.css'),
]
const SHORT = 'public, max-age=300'
const A_DAY = 'public, max-age=86400'

/** Serves the description of the API: /openapi.json for programs and /docs, with Swagger UI, for people. */
export function apiDocs(env: Env, router: Router<typeof contract, ApiContext>): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  const read = documentReader(env, router)

  app.get('/openapi.json', async (c) => {
    c.header('Cache-Control', SHORT)
    c.header('Content-Type', 'application/json')
    return c.body(await read('/api/openapi.json'))
  })
  app.get('/docs', async (c) => {
    const nonce = randomUUID()
    const { page, hashes } = hashScripts(withNonce(await read('/api/docs'), nonce), nonce)
    c.header('Cache-Control', SHORT)
    c.header('Content-Security-Policy', contentSecurityPolicy(hashes))
    return c.html(page)
  })
  for (const path of swaggerFiles) {
    app.get(`/docs/${basename(path)}`, serveStatic({ path, onFound: (_, c) => c.header('Cache-Control', A_DAY) }))
  }
  app.all('/openapi.json', refuseMethod)
  app.all('/docs', refuseMethod)
  return app
}

/** Caches the document of the plugin, since generating it takes longer than any call. */
function documentReader(env: Env, router: Router<typeof contract, ApiContext>) {
  const handler = new OpenAPIHandler(describedRouter(router), { plugins: [referencePlugin(env)] })
  const kept = new Map<string, Promise<string>>()
  const generate = async (path: string) => {
    // Only the plugin answers here, and no call is made, so no context is needed.
    const { response } = await handler.handle(new Request(new URL(path, env.baseUrl)), { context: {} as ApiContext })
    if (!response) throw new Error(`The reference plugin does not answer ${path}`)
    return response.text()
  }
  return (path: string): Promise<string> => {
    const text = kept.get(path) ?? generate(path)
    kept.set(path, text)
    return text
  }
}

/** Swagger UI from our own address; `validatorUrl` is null because it would send the document to a third party. */
const referencePlugin = (env: Env) =>
  new OpenAPIReferencePlugin<ApiContext>({
    schemaConverters: [new ZodToJsonSchemaConverter()],
    specGenerateOptions: documentBase(env),
    specPath: '/api/openapi.json',
    docsPath: '/api/docs',
    docsTitle: apiTexts.title(env.brand.name),
    docsProvider: 'swagger',
    docsScriptUrl: '/api/docs/swagger-ui-bundle.js',
    docsCssUrl: '/api/docs/swagger-ui.css',
    docsConfig: { validatorUrl: null, docExpansion: 'list', defaultModelsExpandDepth: -1 },
  })

const withNonce = (page: string, nonce: string): string =>
  page.replace('<html>', '<html lang="es">').replaceAll('<script', `<script nonce="${nonce}"`)

function refuseMethod(c: Context): never {
  c.header('Allow', 'GET, HEAD')
  throw new AppError('method_not_allowed')
}
