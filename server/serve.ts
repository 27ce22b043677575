import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '#demo/seed-demo.ts'
import { createApp, createShortAnswers } from './app.ts'
import { capacity } from './config/capacity.ts'
import { countAnswers } from './features/applications/answers/count-answers.ts'
import { destroyAgain } from './features/auth/deletion/destroy-again.ts'
import { hashPassword } from './features/auth/password.ts'
import { awaitDatabase } from './platform/http/await-database.ts'
import { readEnv, type Env } from './config/env.ts'
import { runInOneProcess } from './platform/jobs/run-in-one-process.ts'
import { openLog } from './platform/log.ts'
import { openDeps } from './open-deps.ts'
import { createFront } from './platform/http/static/front.ts'
import { createAdmission } from './platform/http/admission/admission.ts'
import { createServer, type ShortAnswers } from './platform/http/admission/create-server.ts'
import { workOnJobs } from './platform/jobs/work-on-jobs.ts'
import { jobHandlers } from './all-jobs.ts'
import { makeFirstPages } from './platform/http/kept/make-first-pages.ts'
import { listen } from './platform/process/listen.ts'
import { reportPageFailure } from './platform/http/static/report-page-failure.ts'
import { startLines } from './platform/process/start-lines.ts'
import { openStaticFiles } from './platform/http/static/static-files.ts'
import { closeServer, stopOnSignal } from './platform/process/stop.ts'
import { startTexts } from './platform/process/texts.ts'
import { report } from './platform/process/workers/report.ts'
import { startStandIn } from './platform/payment-provider/stand-in/run.ts'

type PagesModule = typeof import('#web/pages.ts')

const build = new URL('../build/', import.meta.url)

/** Starts one process that answers requests: the only one, or one of several workers. */
export async function serve(wanted: Env): Promise<void> {
  type Front = ReturnType<typeof createFront>
  const started = Promise.withResolvers<Front>()
  let front = started.promise
  // Requests that arrive during the start wait for its end.
  const fetch = async (...[request, bindings]: Parameters<Front['fetch']>) => (await front).fetch(request, bindings)
  const short: ShortAnswers = { atOnce: () => false }
  const server = createServer(fetch, undefined, short)
  // A worker that replaces another one listens when it can answer. Its port is known.
  const boundPort = cluster.isWorker ? Number(process.env.BOUND_PORT ?? 0) : 0
  const port = boundPort || (await listen(server, wanted))
  // PORT=0 picks a free port. The default of BASE_URL needs to know which.
  const env = readEnv({ ...process.env, PORT: String(port) })
  const log = cluster.worker ? openLog(env).child({ worker: cluster.worker.id }) : openLog(env)
  const { createPages }: PagesModule = await import(new URL('server/pages.js', build).href)
  const staticFiles = await openStaticFiles(fileURLToPath(new URL('client', build)))
  const answerWith = (app: Parameters<typeof createFront>[0]['app']) => {
    const made = createFront({ app, staticFiles, baseUrl: env.baseUrl })
    started.resolve(made)
    front = Promise.resolve(made)
  }
  const { deps, place, demoAccounts, databaseUrl, close } = await openDeps({
    env,
    log,
    seedDemo: (opened) => seedDemo({ ...opened, hashPassword, countAnswers: () => countAnswers({ ...opened, env }) }),
    onWait: (reason) => {
      const lines = [startTexts.address(env.baseUrl), startTexts.waitingForDatabase(reason)].join('\n')
      void report({ kind: 'waiting', lines })
      answerWith(awaitDatabase(env.brand.name, log))
    },
  })
  await destroyAgain(deps)
  const admission = createAdmission(capacity, log)
  const app = createApp(deps, createPages({ site: env, report: reportPageFailure(log) }), admission)
  answerWith(app)
  Object.assign(short, await createShortAnswers(deps, admission))
  const endJobs = runInOneProcess(databaseUrl, () => {
    const ends = [
      workOnJobs({ findUrl: databaseUrl, handlers: jobHandlers(deps), log }),
      startStandIn({ deps, deliver: async (request) => app.fetch(request) }),
    ]
    return async () => void (await Promise.all(ends.map((end) => end())))
  })
  stopOnSignal(async () => {
    await closeServer(server)
    await endJobs()
    await close()
  }, process.exit)
  await makeFirstPages(app)
  if (boundPort) await listen(server, wanted)
  await report({
    kind: 'ready',
    lines: startLines({ env, port, place, demoAccounts: env.isLocal ? demoAccounts : [] }),
  })
}
