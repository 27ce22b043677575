import { Hono } from 'hono'
import { isOwnExport } from './features/account/data-export/queries.ts'
import { account } from './features/account/handlers.ts'
import { alerts } from './features/alerts/handlers.ts'
import { alertRoutes } from './features/alerts/routes.ts'
import { applications } from './features/applications/handlers.ts'
import { applicationDesk } from './features/applications/desk/handlers.ts'
import { recordDownload } from './features/applications/reading/cv-downloads.ts'
import { isReadable } from './features/applications/reading/is-readable.ts'
import { mailChoices } from './features/applications/mail-choices/handlers.ts'
import { oneClick } from './features/applications/mail-choices/one-click.ts'
import { auth } from './features/auth/handlers.ts'
import { secondFactor } from './features/auth/operators/handlers.ts'
import { candidates } from './features/candidates/handlers.ts'
import { companies } from './features/companies/handlers.ts'
import { cvs } from './features/cvs/handlers.ts'
import { demo } from './features/example/handlers.ts'
import { capacity } from './config/capacity.ts'
import type { Deps } from './deps.ts'
import { sharePictures } from './features/discovery/picture-routes.ts'
import { discovery } from './features/discovery/routes.ts'
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
import { cacheAnswers } from './http/answers/cache-answers.ts'
import { answerPages, type Pages } from './http/answer-pages.ts'
import { mendPastedLink } from './http/middleware/mend-pasted-link.ts'
import { identifyRequest } from '#server/http/middleware/request-id.ts'
import { requestLog } from '#server/http/middleware/request-log.ts'
import { securityHeaders } from '#server/http/middleware/security-headers.ts'
import { warnAboutProxy } from '#server/http/middleware/warn-about-proxy.ts'
import { landing } from './features/landing/handlers.ts'
import { master } from './features/master/handlers.ts'
import { offerDrafts } from './features/offers/drafts/handlers.ts'
import { offers } from './features/offers/handlers.ts'
import { managedLists } from './features/operator/lists/handlers.ts'
import { managedAccounts } from './features/operator/accounts/handlers.ts'
import { verification } from './features/verification/handlers.ts'
import { managedCompanies } from './features/verification/review/handlers.ts'
import { operator } from './features/operator/handlers.ts'
import { siteSummary } from './features/operator/summary/handlers.ts'
import { payments } from './features/payments/handlers.ts'
import { stripeWebhook } from './features/payments/webhook/webhook-route.ts'
import { projects } from './features/projects/handlers.ts'
import { reports } from './features/reports/handlers.ts'
import { review } from './features/review/handlers.ts'
import { suggestedOffers } from './features/suggestions/handlers.ts'
import { leaveRoute } from './features/suggestions/mailing/leave-suggestions.ts'
import { savedOffers } from './features/saved-offers/handlers.ts'
import { standInPages } from './payments/stand-in/pages/routes.ts'
import { pagesPath } from './payments/stand-in/stand-in.ts'

const router = os.router({
  auth,
  account,
  master,
  candidates,
  cvs,
  applications,
  applicationDesk,
  mailChoices,
  companies,
  verification,
  projects,
  offers,
  landing,
  offerDrafts,
  alerts,
  suggestedOffers,
  savedOffers,
  payments,
  secondFactor,
  operator,
  managedAccounts,
  managedLists,
  review,
  siteSummary,
  reports,
  managedCompanies,
  demo,
})

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
  if (deps.answers) app.use(cacheAnswers(deps.answers))
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
  app.route('/', sharePictures(deps))
  app.route('/', health(deps))
  app.route('/', metricsRoute({ ...deps, findLastBackup }))
  app.route('/', discovery(deps))
  app.route('/api', apiDocs(deps.env, router))
  const { payments: provider } = deps
  if (provider) app.route('/', stripeWebhook({ ...deps, payments: provider }))
  if (deps.standIn) {
    app.use(`${pagesPath}/*`, receiveForm)
    app.route('/', standInPages(deps.standIn))
  }
  app.route('/', oneClick(deps))
  app.route('/', leaveRoute(deps))
  app.route('/', alertRoutes(deps))
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
