import { fileURLToPath } from 'node:url'
import { seedDemo } from '#demo/seed-demo.ts'
import { createApp } from './app.ts'
import { hashPassword } from './features/auth/password.ts'
import { sweepSessions } from './features/auth/sessions.ts'
import { sweepRemovedCvs } from './features/cvs/delete-cv.ts'
import { awaitDatabase } from './platform/http/await-database.ts'
import { sweepRateLimits } from './platform/http/limits/rate-limit.ts'
import { loadEnvFile } from './config/env-file.ts'
import { readEnv } from './config/env.ts'
import { startHousekeeping } from './platform/jobs/housekeeping.ts'
import { openLog } from './platform/log.ts'
import { openDeps } from './open-deps.ts'
import { endTestSubscriptions, recheckSubscriptions } from './features/payments/subscription/recheck-subscriptions.ts'
import { createFront } from './platform/http/static/front.ts'
import { createServer, type AnswerAtOnce } from './platform/http/admission/create-server.ts'
import { createSendKept } from './platform/http/kept/send-kept.ts'
import { failureLine } from './platform/process/failure-line.ts'
import { listen } from './platform/process/listen.ts'
import { prepareDataDir } from './platform/process/prepare-data-dir.ts'
import { reportPageFailure } from './platform/http/static/report-page-failure.ts'
import { startLines } from './platform/process/start-lines.ts'
import { openStaticFiles } from './platform/http/static/static-files.ts'
import { closeServer, stopOnSignal } from './platform/process/stop.ts'
import { startTexts } from './platform/process/texts.ts'
import { startStandIn } from './platform/payment-provider/stand-in/run.ts'

type PagesModule = typeof import('#web/pages.ts')

const build = new URL('../build/', import.meta.url)

async function start(): Promise<void> {
  loadEnvFile()
  type Front = ReturnType<typeof createFront>
  const started = Promise.withResolvers<Front>()
  let front = started.promise
  // Requests that arrive during the start wait for its end.
  const fetch = async (...[request, bindings]: Parameters<Front['fetch']>) => (await front).fetch(request, bindings)
  let answerAtOnce: AnswerAtOnce = () => false
  const server = createServer(fetch, undefined, (...exchange) => answerAtOnce(...exchange))
  const wanted = readEnv()
  await prepareDataDir(wanted.dataDir)
  const port = await listen(server, wanted)
  // PORT=0 picks a free port. The default of BASE_URL needs to know which.
  const env = readEnv({ ...process.env, PORT: String(port) })
  const log = openLog(env)
  const { createPages }: PagesModule = await import(new URL('server/pages.js', build).href)
  const staticFiles = await openStaticFiles(fileURLToPath(new URL('client', build)))
  const serve = (app: Parameters<typeof createFront>[0]['app']) => {
    const made = createFront({ app, staticFiles, baseUrl: env.baseUrl })
    started.resolve(made)
    front = Promise.resolve(made)
  }
  const { deps, place, demoAccounts, close } = await openDeps({
    env,
    log,
    seedDemo: (opened) => seedDemo({ ...opened, hashPassword }),
    onWait: (reason) => {
      console.error([startTexts.address(env.baseUrl), startTexts.waitingForDatabase(reason)].join('\n'))
      serve(awaitDatabase(env.brand.name, log))
    },
  })
  const app = createApp(deps, createPages({ site: env, report: reportPageFailure(log) }))
  serve(app)
  const { db, clock, kept } = deps
  if (kept) answerAtOnce = createSendKept(kept, log)
  const tasks = [
    () => sweepRemovedCvs(deps),
    () => sweepSessions(db, clock.now()),
    () => sweepRateLimits(db),
    () => endTestSubscriptions(deps),
    () => recheckSubscriptions(deps),
  ]
  const endHousekeeping = startHousekeeping({ tasks, log })
  const endStandIn = startStandIn({ deps, deliver: async (request) => app.fetch(request) })
  stopOnSignal(async () => {
    await closeServer(server)
    await Promise.all([endHousekeeping(), endStandIn()])
    await close()
  }, process.exit)
  console.log(startLines({ env, port, place, demoAccounts }))
}

try {
  await start()
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
