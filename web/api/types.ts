import type { ApiClient } from './api-client.ts'

// The types of API data that screens use. They are derived from the contract: a new field needs no line here.

type Answer<Call extends (...args: never[]) => unknown> = Awaited<ReturnType<Call>>
type Body<Call extends (...args: never[]) => unknown> = NonNullable<Parameters<Call>[0]>
type Whole<Fields> = { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> }
type Item<List> = List extends readonly (infer Row)[] ? Row : never

export type Offer = Item<Answer<ApiClient['offers']['listFeatured']>>
/** An offer in the list, with its distance. */
export type ListedOffer = Item<Answer<ApiClient['offers']['listActiveOffers']>['body']>
/** An offer with what was checked of its company. */
export type OfferDetails = Answer<ApiClient['offers']['getOffer']>
/** A question of an offer to applicants, and their answer. */
export type AskedQuestion = OfferDetails['preguntas'][number]
export type SentAnswer = NonNullable<Body<ApiClient['applications']['registerIntoOffer']>['respuestas']>[number]
/** An offer as its company reads it. */
export type OwnOffer = Item<Answer<ApiClient['offers']['listCompanyOffers']>['body']>
export type DayFigures = Answer<ApiClient['offers']['getFigures']>['dias'][number]
/** An offer that its company has not published yet, and what is written of it. */
export type OfferDraft = Item<Answer<ApiClient['offerDrafts']['listDrafts']>>
export type ImportedOffers = Answer<ApiClient['offerDrafts']['importOffers']>
export type DraftBody = Body<ApiClient['offerDrafts']['saveDraft']>['oferta']
export type OfferPlace = Item<Answer<ApiClient['offers']['listOfferCities']>>
export type SearchCorrection = Answer<ApiClient['offers']['correctSearch']>
export type Sector = Item<Answer<ApiClient['master']['listSectors']>>
/** A company in the strip of the landing page. */
export type Partner = Item<Answer<ApiClient['master']['listPartners']>>
/** Null: the page does not show them. */
export type LandingFigures = Answer<ApiClient['landing']['getFigures']>
export type Project = Item<Answer<ApiClient['projects']['listProjects']>['body']>
export type Company = Answer<ApiClient['companies']['getInformation']>
/** The public page of a company, and a row of the directory. */
export type CompanyPage = Answer<ApiClient['companyPages']['getPage']>
export type ListedCompany = Item<Answer<ApiClient['companyPages']['listDirectory']>['body']>
/** A person who applied, as the company reads them. */
export type CompanyCandidate = Item<Answer<ApiClient['applications']['listCompanyCandidates']>['body']>
/** An application that the company has opened, and what a move of applications answers. */
export type OpenedApplication = Answer<ApiClient['applicationDesk']['openApplication']>
export type Moved = Answer<ApiClient['applicationDesk']['moveApplication']>
/** An appointment of an application, as both sides read it, and one in a list. */
export type Appointment = NonNullable<OpenedApplication['cita']>
export type ListedAppointment = Item<Answer<ApiClient['appointments']['listCompanyAppointments']>>
/** How far the applications of an own offer came. */
export type OfferFigures = Item<Answer<ApiClient['applicationDesk']['listOfferFigures']>>
/** A candidate's own data. */
export type CandidateUser = Answer<ApiClient['candidates']['getInformation']>
/** A candidature, as the candidate reads it. */
export type Application = Item<Answer<ApiClient['applications']['listCandidatures']>>
/** The same, opened: with the offer as it was read. */
export type ApplicationDetails = Answer<ApiClient['applications']['getCandidature']>
/** The work that the candidate looks for, and an offer that is suggested with its reasons. */
export type Interests = Answer<ApiClient['suggestedOffers']['getInterests']>
export type Suggested = Answer<ApiClient['suggestedOffers']['listSuggested']>
export type SuggestedOffer = Suggested['ofertas'][number]
/** An offer that the candidate has saved. */
export type SavedOffer = Item<Answer<ApiClient['savedOffers']['listSaved']>>
export type CvDownload = Item<Answer<ApiClient['cvs']['listCvDownloads']>>
export type Cv = Item<Answer<ApiClient['cvs']['listCvs']>>
/** A stored search, whose new offers are mailed. */
export type Alert = Item<Answer<ApiClient['alerts']['listAlerts']>>
export type NewAlert = Body<ApiClient['alerts']['createAlert']>
export type AlertChanges = Omit<Body<ApiClient['alerts']['changeAlert']>, 'id'>
/** A browser that is signed in to the account. */
export type OpenSession = Item<Answer<ApiClient['account']['listSessions']>>
/** The file with the data of the account. */
export type DataExport = Answer<ApiClient['account']['getExport']>
export type AccountEmail = Answer<ApiClient['auth']['getEmail']>
export type PasswordChange = Body<ApiClient['auth']['changePassword']>
export type CheckoutSession = Answer<ApiClient['payments']['getCheckoutSession']>
/** The company's own verification. */
export type Verification = Answer<ApiClient['verification']['getVerification']>
export type LegalBody = Whole<Omit<Body<ApiClient['verification']['requestVerification']>, 'version'>>
export type QueuedCompany = Answer<ApiClient['managedCompanies']['listCompanies']>['empresas'][number]
/** A company as operators read it. */
export type ManagedCompany = Answer<ApiClient['managedCompanies']['getCompany']>
/** An offer that waits for an operator, and one with all that a decision about it needs. */
export type QueuedOffer = Answer<ApiClient['review']['listQueue']>['ofertas'][number]
export type ReviewedOffer = Answer<ApiClient['review']['getOffer']>
/** An act of an operator in the register. */
export type Act = Answer<ApiClient['operator']['listActs']>['actos'][number]
/** The body of a visitor's report of an offer. */
export type NewReport = Body<ApiClient['reports']['reportOffer']>
/** All reports of an offer that wait for a decision, in the operators' list, and on their own page. */
export type ReportCase = Answer<ApiClient['reports']['listCases']>['casos'][number]
export type ReportCaseDetails = Answer<ApiClient['reports']['getCase']>
/** An own offer that was hidden after reports. */
export type WithdrawnOffer = Item<Answer<ApiClient['reports']['listWithdrawn']>>
/** An account in the operators' list, and on its own page. */
export type ManagedAccount = Answer<ApiClient['managedAccounts']['listAccounts']>['cuentas'][number]
export type ManagedAccountDetails = Answer<ApiClient['managedAccounts']['getAccount']>
/** The personal data that an operator opened for a reason. */
export type OpenedPerson = Answer<ApiClient['managedAccounts']['openPerson']>
/** The lists that operators edit, and an entry of them. */
export type EditedLists = Answer<ApiClient['managedLists']['getLists']>
export type ListEntry = Item<EditedLists['sectores']>
export type SiteSummary = Answer<ApiClient['siteSummary']['getSummary']>
export type Samples = Answer<ApiClient['demo']['searchSamples']>

/** The body of the candidate form. */
export type CandidateBody = Body<ApiClient['candidates']['createProfile']>
/** Sent by creating and by updating, with every field: a form that omits one does not compile. */
export type OfferBody = Whole<Omit<Body<ApiClient['offers']['updateOffer']>, 'id' | 'version'>>
export type ProjectBody = Whole<Omit<Body<ApiClient['projects']['updateProject']>, 'id' | 'version'>>
/** An application as the link of a mail shows it, and what answers it. */
export type LinkedApplication = Answer<ApiClient['applicationLinks']['readLink']>
export type AnswerByLink = Body<ApiClient['applicationLinks']['answerByLink']>
export type CompanyMailChoice = Answer<ApiClient['mailChoices']['getApplicationMail']>
