import { account } from './account/account.ts'
import { alerts } from './following/alerts.ts'
import { applicationDesk } from './applications/application-desk.ts'
import { applications } from './applications/applications.ts'
import { auth } from './account/auth.ts'
import { candidates } from './candidates.ts'
import { companies } from './company/companies.ts'
import { cvs } from './cvs.ts'
import { demo } from './demo.ts'
import { mailChoices } from './applications/mail-choices.ts'
import { managedAccounts } from './operator/managed-accounts.ts'
import { managedCompanies } from './operator/managed-companies.ts'
import { managedLists } from './operator/managed-lists.ts'
import { landing } from './landing.ts'
import { master } from './master.ts'
import { offerDrafts } from './offer/drafts.ts'
import { offers } from './offer/calls.ts'
import { operator } from './operator/register.ts'
import { payments } from './company/payments.ts'
import { projects } from './company/projects.ts'
import { reports } from './reports.ts'
import { review } from './operator/review.ts'
import { secondFactor } from './account/second-factor.ts'
import { savedOffers } from './following/saved-offers.ts'
import { siteSummary } from './operator/site-summary.ts'
import { suggestedOffers } from './following/suggestions.ts'
import { verification } from './company/verification.ts'

/** Every call between pages and server. */
export const contract = {
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
}

/** The headings of the API's description, in their order. */
export const headings: Record<keyof typeof contract, string> = {
  auth: 'Sesión',
  account: 'Cuenta',
  master: 'Listas y rol',
  candidates: 'Candidatos',
  cvs: 'CV',
  applications: 'Candidaturas',
  applicationDesk: 'La mesa de la empresa: lo que hace con sus candidaturas',
  mailChoices: 'Correos que se pueden dejar',
  companies: 'Empresas',
  projects: 'Proyectos',
  offers: 'Ofertas',
  landing: 'Portada',
  offerDrafts: 'Borradores de ofertas',
  savedOffers: 'Ofertas guardadas',
  alerts: 'Avisos de ofertas nuevas',
  suggestedOffers: 'Ofertas para ti',
  payments: 'Pagos',
  secondFactor: 'Segundo factor de los operadores',
  operator: 'Gestión',
  managedAccounts: 'Gestión: cuentas',
  siteSummary: 'Gestión: resumen',
  managedLists: 'Gestión: listas',
  reports: 'Denuncias',
  managedCompanies: 'Gestión: empresas',
  verification: 'Verificación de empresas',
  review: 'Gestión: revisión de ofertas',
  demo: 'Demostración',
}
