import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { jobHandlers } from './all-jobs.ts'
import { countReplies } from '#server/features/applications/replies/count-replies.ts'
import { hashPassword } from '#server/features/auth/password.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { openLog } from '#server/log/log.ts'
import type { OpenedDeps } from './open-deps.ts'
import { PREVIEW_PATH } from './all-mails/preview-path.ts'
import { workOnJobs } from '#server/jobs/work-on-jobs.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { listen } from '#server/process/listen.ts'
import { prepareDataDir } from '#server/process/prepare-data-dir.ts'
import { reportPageFailure } from '#server/http/static/report-page-failure.ts'
import { startLines } from '#server/process/start-lines.ts'
import { closeServer, stopOnSignal } from '#server/process/stop.ts'
import { startTexts } from '#server/process/texts.ts'
import { startStandIn } from '#server/payments/stand-in/run.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

const root = fileURLToPath(new URL('../..', import.meta.url))

const openVite = (server: Server, { dataDir, port }: Env): Promise<ViteDevServer> =>
  createVite({
    root,
    appType: 'custom',
    // Each port has its own cache, so that two servers can run at the same time.
    cacheDir: `node_modules/.vite/${port}`,
    server: {
      middlewareMode: true,
      hmr: { server },
      // The database writes constantly; Vite must not watch it.
      watch: { ignored: [`${dataDir}/**`, '**/{build,reports,test-results}/**'] },
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${dataDir}/**`] },
    },
  })

/** Imports through Vite, so that API and pages share one module graph that reloads changed files. */
function importerOf(vite: ViteDevServer): <Module>(path: string) => Promise<Module> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in its ssr environment')
  return (path) => ssr.runner.import(`${root}${path}`)
}

type AppModule = typeof import('#server/app.ts')
type PagesModule = typeof import('#web/pages.ts')
type PreviewModule = typeof import('./all-mails/preview-letters.ts')
type ContractModule = typeof import('../../scripts/write-browser-contract.ts')

/** Creates the application again when its sources change. Its dependencies stay open. */
function appKeeper(load: ReturnType<typeof importerOf>, { deps }: OpenedDeps): () => Promise<Fetch> {
  let made: { from: unknown[]; fetch: Fetch } | undefined
  const report = reportPageFailure(deps.log)
  return async () => {
    const { createApp } = await load<AppModule>('server/app.ts')
    const { createPages } = await load<PagesModule>('web/pages.ts')
    const from = [createApp, createPages]
    if (made?.from.every((part, index) => part === from[index])) return made.fetch
    const { writeBrowserContract } = await load<ContractModule>('scripts/write-browser-contract.ts')
    await writeBrowserContract()
    made = { from, fetch: createApp(deps, createPages({ site: deps.env, report })).fetch }
    return made.fetch
  }
}

async function start(): Promise<void> {
  loadEnvFile()
  const env = readEnv()
  await prepareDataDir(env.dataDir)
  const log = openLog(env)
  const server = createServer()
  const vite = await openVite(server, env)
  const load = importerOf(vite)
  const { openDeps } = await load<typeof import('./open-deps.ts')>('server/start/open-deps.ts')
  const { seedDemo } = await load<typeof import('#demo/seed-demo.ts')>('demo/seed-demo.ts')
  const opened = await openDeps({
    env,
    log,
    seedDemo: (parts) => seedDemo({ ...parts, hashPassword, countReplies: () => countReplies({ ...parts, env }) }),
    onWait: (reason) => console.error(startTexts.waitingForDatabase(reason)),
  })
  const findApp = appKeeper(load, opened)
  const findAnswer = async (request: Request, bindings: unknown) => {
    if (!new URL(request.url).pathname.startsWith(PREVIEW_PATH)) return (await findApp())(request, bindings)
    const { previewLetters } = await load<PreviewModule>('server/start/all-mails/preview-letters.ts')
    return previewLetters(env).fetch(request)
  }
  const answer = getRequestListener(findAnswer, {
    errorHandler: (error) => {
      const fault = stripVTControlCharacters(error instanceof Error ? (error.stack ?? error.message) : String(error))
      log.error(`The application could not be loaded: ${fault}`)
      return new Response(fault, { status: 500 })
    },
  })
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response))
  })
  const close = async (): Promise<void> => {
    await vite.close()
    await closeServer(server)
    await opened.close()
  }
  const port = await listen(server, env).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const endStandIn = startStandIn({ ...opened, deliver: async (request) => (await findApp())(request, {}) })
  const { deps, databaseUrl } = opened
  const endJobs = workOnJobs({ findUrl: databaseUrl, handlers: jobHandlers(deps), log })
  // React Router's listener exits at once, before the database is stopped.
  process.removeAllListeners('SIGTERM')
  stopOnSignal(async () => {
    await Promise.all([endStandIn(), endJobs()])
    await close()
  }, process.exit)
  // Loads the application now, so that the first request is fast and errors show at once.
  await findApp().catch((error: unknown) => console.error(error))
  console.log(startLines({ ...opened, env, port }))
}

try {
  await start()
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
