import { account } from './account/account.ts'
import { alerts } from './following/alerts.ts'
import { appointments } from './applications/appointments.ts'
import { applicationDesk } from './applications/application-desk.ts'
import { applicationLinks } from './applications/application-links.ts'
import { applications } from './applications/applications.ts'
import { auth } from './account/auth.ts'
import { candidates } from './candidates.ts'
import { companies } from './company/companies.ts'
import { companyPages } from './company/company-pages.ts'
import { cvDraft } from './cv-draft.ts'
import { cvs } from './cvs.ts'
import { demo } from './demo.ts'
import { mailChoices } from './applications/mail-choices.ts'
import { messages } from './applications/messages.ts'
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

/** The groups of calls, each with its heading in the API's description, in its order. */
const groups = {
  auth: ['Sesión', auth],
  account: ['Cuenta', account],
  master: ['Listas y rol', master],
  candidates: ['Candidatos', candidates],
  cvs: ['CV', cvs],
  cvDraft: ['CV que se hace aquí', cvDraft],
  applications: ['Candidaturas', applications],
  applicationDesk: ['La mesa de la empresa: lo que hace con sus candidaturas', applicationDesk],
  applicationLinks: ['Respuestas desde el correo', applicationLinks],
  appointments: ['Citas', appointments],
  messages: ['Mensajes de una candidatura', messages],
  mailChoices: ['Correos que se pueden dejar', mailChoices],
  companies: ['Empresas', companies],
  companyPages: ['Páginas de empresas', companyPages],
  projects: ['Proyectos', projects],
  offers: ['Ofertas', offers],
  landing: ['Portada', landing],
  offerDrafts: ['Borradores de ofertas', offerDrafts],
  savedOffers: ['Ofertas guardadas', savedOffers],
  alerts: ['Avisos de ofertas nuevas', alerts],
  suggestedOffers: ['Ofertas para ti', suggestedOffers],
  payments: ['Pagos', payments],
  secondFactor: ['Segundo factor de los operadores', secondFactor],
  operator: ['Gestión', operator],
  managedAccounts: ['Gestión: cuentas', managedAccounts],
  siteSummary: ['Gestión: resumen', siteSummary],
  managedLists: ['Gestión: listas', managedLists],
  reports: ['Denuncias', reports],
  managedCompanies: ['Gestión: empresas', managedCompanies],
  verification: ['Verificación de empresas', verification],
  review: ['Gestión: revisión de ofertas', review],
  demo: ['Demostración', demo],
} as const
type Groups = typeof groups

const names = Object.keys(groups) as (keyof Groups)[]

/** Every call between pages and server. */
export const contract = Object.fromEntries(names.map((name) => [name, groups[name][1]])) as {
  [Name in keyof Groups]: Groups[Name][1]
}

export const headings = names.map((name) => ({ name, description: groups[name][0] }))
