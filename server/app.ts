import { Hono } from 'hono'
import { isOwnExport } from './features/account/data-export/queries.ts'
import { recordDownload } from './features/applications/reading/cv-downloads.ts'
import { isReadable } from './features/applications/reading/is-readable.ts'
import { handlers, openRoutes } from './features/all-features.ts'
import { capacity } from './config/capacity.ts'
import type { Deps } from './deps.ts'
import { findKind } from './files/keys.ts'
import { fileRoutes } from './files/routes.ts'
import { admit, type Admission } from './http/admission/admit.ts'
import { busyPage } from './http/static/busy-page.ts'
import { sendError, type RequestVariables } from './http/answer-error.ts'
import { answerCalls } from './http/api.ts'
import { apiDocs } from './http/docs/api-docs.ts'
import { receiveForm } from './http/bodies/receive-form.ts'
import { health } from './http/health.ts'
import type { SiteMetricsOptions } from './http/metrics/site-metrics.ts'
import { metricsRoute } from './http/metrics/metrics-route.ts'
import { os } from './http/implement.ts'
import { countOpenings } from './http/metrics/count-openings.ts'
import { cacheResponses } from './http/response-cache/cache-responses.ts'
import { answerPages, type Pages } from './http/answer-pages.ts'
import { mendPastedLink } from './http/middleware/mend-pasted-link.ts'
import { identifyRequest } from '#server/http/middleware/request-id.ts'
import { requestLog } from '#server/http/middleware/request-log.ts'
import { securityHeaders } from '#server/http/middleware/security-headers.ts'
import { warnAboutProxy } from '#server/http/middleware/warn-about-proxy.ts'
import { standInPages } from './payments/stand-in/pages/routes.ts'
import { pagesPath } from './payments/stand-in/stand-in.ts'

const router = os.router(handlers)

interface Options extends Partial<Admission>, Pick<SiteMetricsOptions, 'findLastBackup'> {}

/** The whole application as one fetch handler. Contract tests use it without `pages`. */
export function createApp(
  deps: Deps,
  pages?: Pages,
  { limits = capacity, isLate = () => false, findLastBackup }: Options = {},
): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  const answerCall = answerCalls(deps, router)
  const { baseUrl, brand, trustProxy } = deps.env

  app.use(identifyRequest)
  app.use(requestLog(deps.log))
  app.use(warnAboutProxy(deps.log, trustProxy))
  app.onError((error, c) => sendError(c, { error, log: deps.log }))
  if (deps.openings) app.use(countOpenings(deps.openings))
  if (deps.responseCache) app.use(cacheResponses(deps.responseCache))
  app.use(securityHeaders({ baseUrl }))
  app.use(busyPage(brand.name))
  app.use(admit({ limits, log: deps.log, isLate }))

  app.route(
    '/',
    fileRoutes({
      ...deps,
      isReadable: (key, reader) => mayRead(deps, key, reader),
      onDownload: (key, reader) => recordDownload(deps, key, reader),
    }),
  )
  app.route('/', health(deps))
  app.route('/', metricsRoute({ ...deps, findLastBackup }))
  app.route('/api', apiDocs(deps.env, router))
  if (deps.standIn) {
    app.use(`${pagesPath}/*`, receiveForm)
    app.route('/', standInPages(deps.standIn))
  }
  for (const routes of openRoutes(deps)) app.route('/', routes)
  app.all('/api/*', answerCall)
  app.all('/fake-endpoint', answerCall)

  if (!pages) return app
  const callOfPage = (request: Request, requestId: string) => app.fetch(request, { requestId })
  app.get('*', mendPastedLink)
  return app.all('*', answerPages(pages, callOfPage))
}

/** Whether the reader of a signed link may still see a file. */
async function mayRead(deps: Deps, key: string, reader: string): Promise<boolean> {
  if (findKind(key) === 'export') return isOwnExport(deps.db, { key, reader, now: deps.clock.now() })
  return isReadable(deps, key, reader)
}
