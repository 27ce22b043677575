import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { seedDemo } from '#demo/seed-demo.ts'
import { createApp } from '#server/app.ts'
import { findLastBackup } from '#server/backup/place.ts'
import { projectRoot } from '#server/config/project-root.ts'
import type { Deps } from '#server/deps.ts'
import { countReplies } from '#server/features/applications/replies/count-replies.ts'
import { destroyAgain } from '#server/features/auth/deletion/destroy-again.ts'
import { hashPassword } from '#server/features/auth/password.ts'
import { awaitDatabase } from '#server/http/await-database.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { runInOneProcess } from '#server/jobs/run-in-one-process.ts'
import { openLog } from '#server/log/log.ts'
import { openDeps } from './open-deps.ts'
import { createFront, type Answering } from '#server/http/static/front.ts'
import { watchEventLoop } from '#server/http/admission/event-loop.ts'
import { createServer, type SendCached } from '#server/http/admission/create-server.ts'
import { measureProcess } from '#server/http/metrics/process-metrics.ts'
import { workOnJobs } from '#server/jobs/work-on-jobs.ts'
import { jobHandlers } from './all-jobs.ts'
import { renderFirstPages } from '#server/http/response-cache/render-first-pages.ts'
import { createSendCached } from '#server/http/response-cache/send-cached.ts'
import { listen } from '#server/process/listen.ts'
import { reportPageFailure } from '#server/http/static/report-page-failure.ts'
import { startLines } from '#server/process/start-lines.ts'
import { openStaticFiles } from '#server/http/static/static-files.ts'
import { closeServer, stopOnSignal } from '#server/process/stop.ts'
import { startTexts } from '#server/process/texts.ts'
import { report } from '#server/process/workers/report.ts'
import { startStandIn } from '#server/payments/stand-in/run.ts'
import { createPages } from '#web/pages.ts'

/** What development does in another way. */
export interface Site {
  attach?: (server: Server) => void
  openApp: (deps: Deps) => Answering
  /** What answers before the application. */
  front: (app: Answering) => Answering
  close?: () => Promise<void>
}

async function openBuiltSite(env: Env): Promise<Site> {
  const staticFiles = await openStaticFiles(join(projectRoot, 'build/client'), env)
  return {
    front: (app) => createFront({ app, staticFiles }),
    openApp: (deps) =>
      createApp(deps, createPages({ site: env, report: reportPageFailure(deps.log) }), {
        isLate: watchEventLoop(),
        findLastBackup: async () => (env.backup ? findLastBackup(env.backup.dir) : null),
      }),
  }
}

/** Starts one process that answers requests: the only one, or one of several workers. */
export async function serve(wanted: Env, development?: Site): Promise<void> {
  const started = Promise.withResolvers<Answering>()
  let front = started.promise
  // Requests that arrive during the start wait for its end.
  const fetch = async (request: Request, bindings: unknown) => (await front).fetch(request, bindings)
  let sendCached: SendCached = () => false
  const server = createServer(fetch, { sendCached: (...exchange) => sendCached(...exchange), baseUrl: wanted.baseUrl })
  development?.attach?.(server)
  // A worker that replaces another one listens when it can answer. Its port is known.
  const boundPort = cluster.isWorker ? Number(process.env.BOUND_PORT ?? 0) : 0
  const port = boundPort || (await listen(server, wanted))
  // PORT=0 picks a free port. The default of BASE_URL needs to know which.
  const env = readEnv({ ...process.env, PORT: String(port) })
  const log = cluster.worker ? openLog(env).child({ worker: cluster.worker.id }) : openLog(env)
  const site = development ?? (await openBuiltSite(env))
  const answerWith = (app: Answering) => {
    const made = site.front(app)
    started.resolve(made)
    front = Promise.resolve(made)
  }
  const { deps, place, demoAccounts, databaseUrl, close } = await openDeps({
    env,
    log,
    seedDemo: (opened) => seedDemo({ ...opened, hashPassword, countReplies: () => countReplies({ ...opened, env }) }),
    onWait: (reason) => {
      const lines = [startTexts.address(env.baseUrl), startTexts.waitingForDatabase(reason)].join('\n')
      void report({ kind: 'waiting', lines })
      answerWith(awaitDatabase(env, log))
    },
  })
  await destroyAgain(deps)
  await measureProcess(deps.db.$client)
  const app = site.openApp(deps)
  answerWith(app)
  if (deps.responseCache) sendCached = createSendCached(deps.responseCache, log, deps.openings)
  const endJobs = runInOneProcess(databaseUrl, () => {
    const ends = [
      workOnJobs({ findUrl: databaseUrl, handlers: jobHandlers(deps), log }),
      startStandIn({ deps, deliver: async (request) => app.fetch(request) }),
    ]
    return async () => void (await Promise.all(ends.map((end) => end())))
  })
  stopOnSignal(async () => {
    await site.close?.()
    await closeServer(server)
    await endJobs()
    await close()
  }, process.exit)
  await renderFirstPages(app)
  if (boundPort) await listen(server, wanted)
  await report({
    kind: 'ready',
    lines: startLines({ env, port, place, demoAccounts: env.isLocal ? demoAccounts : [] }),
  })
}
