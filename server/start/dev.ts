import { createServer, type RequestListener, type Server } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { loadEnvFile } from '#server/config/env-file.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { projectRoot } from '#server/config/project-root.ts'
import type { Deps } from '#server/deps.ts'
import { reportPageFailure } from '#server/http/static/report-page-failure.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { prepareDataDir } from '#server/process/prepare-data-dir.ts'
import { PREVIEW_PATH } from './all-mails/preview-path.ts'
import type { Site } from './serve.ts'

const openVite = (upgrades: Server, { dataDir, port }: Env): Promise<ViteDevServer> =>
  createVite({
    root: projectRoot,
    appType: 'custom',
    // Each port has its own cache, so that two servers can run at the same time.
    cacheDir: `node_modules/.vite/${port}`,
    server: {
      middlewareMode: true,
      hmr: { server: upgrades },
      // The database writes constantly; Vite must not watch it.
      watch: { ignored: [`${dataDir}/**`, '**/{build,reports,test-results}/**'] },
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${dataDir}/**`] },
    },
  })

/** Imports through Vite, so that API and pages share one module graph that reloads changed files. */
function importerOf(vite: ViteDevServer): <Module>(path: string) => Promise<Module> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in its ssr environment')
  return (path) => ssr.runner.import(`${projectRoot}/${path}`)
}

type AppModule = typeof import('#server/app.ts')
type PagesModule = typeof import('#web/pages.ts')
type PreviewModule = typeof import('./all-mails/preview-letters.ts')
type ContractModule = typeof import('../../scripts/write-browser-contract.ts')

/** An application that is made again when its sources change. Its dependencies stay open. */
function followSources(load: ReturnType<typeof importerOf>, deps: Deps): ReturnType<Site['openApp']> {
  let made: { from: unknown[]; app: ReturnType<AppModule['createApp']> } | undefined
  const findApp = async () => {
    const { createApp } = await load<AppModule>('server/app.ts')
    const { createPages } = await load<PagesModule>('web/pages.ts')
    const from = [createApp, createPages]
    if (made?.from.every((part, index) => part === from[index])) return made.app
    const { writeBrowserContract } = await load<ContractModule>('scripts/write-browser-contract.ts')
    await writeBrowserContract()
    made = { from, app: createApp(deps, createPages({ site: deps.env, report: reportPageFailure(deps.log) })) }
    return made.app
  }
  const answer = async (request: Request, bindings: unknown) => {
    if (!new URL(request.url).pathname.startsWith(PREVIEW_PATH)) return (await findApp()).fetch(request, bindings)
    const { previewLetters } = await load<PreviewModule>('server/start/all-mails/preview-letters.ts')
    return previewLetters(deps.env).fetch(request)
  }
  const fetch = (request: Request, bindings: unknown) =>
    answer(request, bindings).catch((error: unknown) => {
      const fault = stripVTControlCharacters(error instanceof Error ? (error.stack ?? error.message) : String(error))
      deps.log.error(`The application could not be loaded: ${fault}`)
      return new Response(fault, { status: 500 })
    })
  return { fetch }
}

async function start(): Promise<void> {
  loadEnvFile()
  // A cached page would show the sources of before.
  process.env.PAGE_CACHE_MB ??= '0'
  const env = readEnv()
  await prepareDataDir(env.dataDir)
  // Vite opens before the server, whose modules it loads. So it gets the upgrades of the server from this one.
  const upgrades = createServer()
  const vite = await openVite(upgrades, env)
  // React Router's listener exits at once, before the database is stopped.
  process.removeAllListeners('SIGTERM')
  const load = importerOf(vite)
  const { serve } = await load<typeof import('./serve.ts')>('server/start/serve.ts')
  await serve(env, {
    attach(server) {
      const [answer] = server.listeners('request') as RequestListener[]
      server.removeAllListeners('request')
      server.on('request', (request, response) => {
        vite.middlewares(request, response, () => answer?.(request, response))
      })
      server.on('upgrade', (...exchange) => upgrades.emit('upgrade', ...exchange))
    },
    openApp: (deps) => followSources(load, deps),
    front: (app) => app,
    close: () => vite.close(),
  })
}

try {
  await start()
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
