import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import type { Access, CallMeta } from './call.ts'
import { contract } from './contract.ts'

/** Section 7 of the specification, copied by hand, with the access that the product decided. */
const table: [method: string, path: string, access: Access][] = [
  ['POST', '/api/auth/login', 'public'],
  ['POST', '/api/auth/signup', 'public'],
  ['GET', '/api/master/get-role', 'session'],
  ['POST', '/api/master/set-role', 'session'],
  ['POST', '/api/companies/create-company-profile', 'new-company'],
  ['PUT', '/api/companies/update-profile', 'company'],
  ['GET', '/api/companies/company-information', 'company'],
  ['POST', '/api/stripe/create-checkout-session', 'company'],
  ['POST', '/api/users/create-user-profile', 'new-candidate'],
  ['PUT', '/api/users/update-profile', 'candidate'],
  ['GET', '/api/users/user-information', 'candidate'],
  ['GET', '/api/master/communities', 'public'],
  ['GET', '/api/master/genres', 'public'],
  ['GET', '/api/master/countries', 'public'],
  ['GET', '/api/master/document-types', 'public'],
  ['GET', '/api/master/sectors', 'public'],
  ['GET', '/api/master/job-modality', 'public'],
  ['GET', '/api/master/working-day', 'public'],
  ['GET', '/api/master/job-positions', 'public'],
  ['GET', '/api/master/communities/{id}/provinces', 'public'],
  ['GET', '/api/master/provinces/{id}/cities', 'public'],
  ['GET', '/api/companies/all-active-offers', 'public'],
  ['GET', '/api/users/get-cvs-info', 'candidate'],
  ['POST', '/api/users/upload-cv-file', 'candidate'],
  ['POST', '/api/users/register-into-offer', 'candidate'],
  ['GET', '/api/companies/get-logo-image', 'company'],
  ['GET', '/api/users/get-profile-image', 'candidate'],
  ['POST', '/api/companies/create-project', 'company'],
  ['PUT', '/api/companies/update-project/{id}', 'company'],
  ['GET', '/api/companies/project-info/{id}', 'company'],
  ['DELETE', '/api/companies/delete-project/{id}', 'company'],
  ['GET', '/api/companies/all-company-projects', 'company'],
  ['POST', '/api/companies/create-offer-in-project', 'company'],
  ['PUT', '/api/companies/update-offer/{id}', 'company'],
  ['GET', '/api/companies/offer-information/{id}', 'public'],
  ['GET', '/api/companies/all-company-candidates', 'company'],
  ['GET', '/api/companies/all-company-offers', 'company'],
  ['POST', '/api/companies/renew-offer/{id}', 'company'],
  ['POST', '/api/companies/duplicate-offer/{id}', 'company'],
  ['POST', '/api/companies/close-offer/{id}', 'company'],
  ['DELETE', '/api/companies/delete-offer/{id}', 'company'],
  ['GET', '/api/users/user-candidatures', 'candidate'],
  ['DELETE', '/api/users/delete-candidature/{id}', 'candidate'],
  ['POST', '/fake-endpoint', 'public'],
]

const added: typeof table = [
  ['GET', '/api/users/candidature/{id}', 'candidate'],
  ['POST', '/api/users/withdraw-candidature/{id}', 'candidate'],
  ['PUT', '/api/users/save-offer/{id}', 'candidate'],
  ['POST', '/api/users/save-offers', 'candidate'],
  ['DELETE', '/api/users/save-offer/{id}', 'candidate'],
  ['GET', '/api/users/saved-offer-ids', 'candidate'],
  ['GET', '/api/users/saved-offers', 'candidate'],
  ['POST', '/api/auth/logout', 'session'],
  ['POST', '/api/auth/change-password', 'session'],
  ['POST', '/api/auth/forgot-password', 'public'],
  ['POST', '/api/auth/reset-password', 'public'],
  ['GET', '/api/account/sessions', 'session'],
  ['DELETE', '/api/account/session/{id}', 'session'],
  ['DELETE', '/api/account/sessions', 'session'],
  ['PUT', '/api/users/rename-cv/{id}', 'candidate'],
  ['DELETE', '/api/users/delete-cv/{id}', 'candidate'],
  ['GET', '/api/users/cv-link/{id}', 'candidate'],
  ['GET', '/api/users/cv-downloads/{id}', 'candidate'],
  ['GET', '/api/account/export', 'session'],
  ['POST', '/api/account/export', 'session'],
  ['POST', '/api/auth/verify-email', 'public'],
  ['GET', '/api/account/email', 'session'],
  ['POST', '/api/account/change-email', 'session'],
  ['DELETE', '/api/account/email-change', 'session'],
  ['POST', '/api/account/resend-email-link', 'session'],
  ['DELETE', '/api/account', 'session'],
  ['POST', '/api/account/undo-deletion', 'public'],
  ['GET', '/api/companies/featured-offers', 'public'],
  ['GET', '/api/companies/verification', 'company'],
  ['POST', '/api/companies/request-verification', 'company'],
  ['POST', '/api/companies/resend-company-email', 'company'],
  ['POST', '/api/companies/confirm-company-email', 'public'],
  ['POST', '/api/companies/renew-offer-by-link', 'public'],
  ['GET', '/api/users/mail-choices', 'candidate'],
  ['PUT', '/api/users/mail-choices', 'candidate'],
  ['GET', '/api/companies/mail-choices', 'company'],
  ['PUT', '/api/companies/mail-choices', 'company'],
  ['POST', '/api/account/unsubscribe', 'public'],
  ['GET', '/api/companies/offer-cities', 'public'],
  ['GET', '/api/companies/search-suggestion', 'public'],
  ['GET', '/api/master/provinces', 'public'],
  ['GET', '/api/stripe/checkout-session/{id}', 'company'],
  ['POST', '/api/stripe/billing-portal', 'company'],
  ['GET', '/api/stripe/premium-price', 'public'],
  ['POST', '/api/operator/get-setup', 'public'],
  ['GET', '/api/operator/audit-log', 'operator'],
  ['GET', '/api/operator/audit-log-csv', 'operator'],
  ['POST', '/api/operator/finish-setup', 'public'],
  ['GET', '/api/operator/summary', 'operator'],
  ['GET', '/api/master/partners', 'public'],
  ['GET', '/api/operator/lists', 'operator'],
  ['POST', '/api/operator/list-entry', 'operator'],
  ['POST', '/api/operator/list-entry/{id}', 'operator'],
  ['POST', '/api/operator/strip-order', 'operator'],
  ['GET', '/api/operator/accounts', 'operator'],
  ['GET', '/api/operator/account/{id}', 'operator'],
  ['POST', '/api/operator/open-person/{id}', 'operator'],
  ['DELETE', '/api/operator/account-sessions/{id}', 'operator'],
  ['POST', '/api/operator/renew-second-factor', 'operator'],
  ['POST', '/api/reports/report-offer', 'public'],
  ['GET', '/api/operator/report-cases', 'operator'],
  ['GET', '/api/operator/report-case/{id}', 'operator'],
  ['POST', '/api/operator/decide-report-case/{id}', 'operator'],
  ['GET', '/api/operator/offers-to-review', 'operator'],
  ['GET', '/api/operator/offer-to-review/{id}', 'operator'],
  ['POST', '/api/operator/approve-offer/{id}', 'operator'],
  ['POST', '/api/operator/reject-offer/{id}', 'operator'],
  ['GET', '/api/companies/withdrawn-offers', 'company'],
  ['POST', '/api/companies/ask-second-look/{id}', 'company'],
  ['GET', '/api/operator/companies', 'operator'],
  ['GET', '/api/operator/company/{id}', 'operator'],
  ['POST', '/api/operator/check-company/{id}', 'operator'],
  ['PUT', '/api/operator/verify-company/{id}', 'operator'],
  ['GET', '/api/companies/application-counts', 'company'],
  ['GET', '/api/companies/application-cities', 'company'],
  ['GET', '/api/companies/application/{id}', 'company'],
  ['GET', '/api/companies/applications-csv', 'company'],
  ['GET', '/api/companies/offer-figures', 'company'],
  ['PUT', '/api/companies/application-state/{id}', 'company'],
  ['POST', '/api/companies/application-states', 'company'],
  ['POST', '/api/companies/undo-application-states', 'company'],
  ['POST', '/api/companies/application-note/{id}', 'company'],
  ['DELETE', '/api/companies/application-note/{id}', 'company'],
]

const rows = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .filter(isContractProcedure)
  .map((procedure) => {
    const { route, meta } = procedure['~orpc']
    return [route.method, route.path, (meta as CallMeta).access].join(' ')
  })

test('The contract has the calls of the specification and the added calls, each with its access', () => {
  expect(rows.toSorted()).toEqual([...table, ...added].map((row) => row.join(' ')).toSorted())
})

test('Every call has the schema of its answer', () => {
  const withoutOutput = Object.entries(contract).flatMap(([feature, procedures]) =>
    Object.entries(procedures)
      .filter(([, procedure]) => isContractProcedure(procedure) && !procedure['~orpc'].outputSchema)
      .map(([name]) => `${feature}.${name}`),
  )
  expect(withoutOutput).toEqual([])
})
