/** Section 9 of the specification, and the numbers that server and pages share. */

export const NOTICE_MS = 4000
export const PAGE_SIZE = 6
export const DEMO_PAGE_SIZE = 5
/** Page size of the dashboard's lists: fills whole rows of two and of four columns. */
export const DASHBOARD_PAGE_SIZE = 12
/** Companies on a page of the directory, and letters of a text on a company's page. */
export const DIRECTORY_PAGE_SIZE = 24
export const COMPANY_TEXT_MAX = 2000
/** The list of candidates has low rows. */
export const CANDIDATE_LIST_PAGE_SIZE = 50

export const DEFAULT_COMMUNITY_ID = 7
export const DEFAULT_PROVINCE_ID = 28
export const DEFAULT_MODALITY_ID = 1
export const DEFAULT_WORKDAY_ID = 1
export const DEFAULT_DOCUMENT_TYPE_ID = 1

export const ACTIVE = 1 as const
export const INACTIVE = 0 as const

export const ROLE_CANDIDATE = 1
export const ROLE_COMPANY = 2
/** Made at the shell, never by a call. */
export const ROLE_OPERATOR = 3

export const FREE_PLAN_REDIRECT_MS = 2000
export const CANDIDATE_REDIRECT_MS = 2500
export const PREPARING_PROFILE_MS = 2500

export const FEATURED_OFFERS = 4
export const SLIDESHOW_MS = 4000
export const PULSE_EVERY_MS = 2500
export const PULSE_MS = 700
export const PARTNER_LOOP_MS = 20_000

export const SKELETONS = { projects: 4, companyOffers: 4, candidates: 8, applications: 6, publicOffers: 6 } as const

export const DATE_MIN = '1900-01-01'
export const DATE_MAX = '2099-12-31'

export const MOBILE_MAX_PX = 600
export const SMALL_MAX_PX = 960

/** How many rows a page of an operators' list shows. */
export const OPERATOR_PAGE_SIZE = 25

/** How many days the help desk sees which mails an account got, and how many of them. */
export const SENT_MAIL_DAYS = 30
export const SENT_MAILS_SHOWN_MAX = 20

/** How many days the summary of the site shows, today included. */
export const SUMMARY_DAYS = 30

/** How many days companies see the figures of an offer. Older ones are deleted. */
export const FIGURES_DAYS = 30

/** How many companies the strip of the landing page may have. */
export const STRIP_MAX = 100

/** The reason of an operator for opening personal data, in characters. */
export const REASON_MIN = 10
export const REASON_MAX = 500

/** An operator's text to the company of a rejected offer, in characters. */
export const REVIEW_NOTE_MIN = 10
export const REVIEW_NOTE_MAX = 1000

/** Numbers of the queue are counted up to here; one more means «more than this». */
export const REVIEW_COUNTED_MAX = 1000

/** A company's text to waiting candidates when its act ends their applications, in characters. */
export const CLOSING_TEXT_MAX = 500

/** How a company answers is public once so many of its applications of a year have ended. */
export const ANSWERS_MIN = 5

/** How many days after its last day an offer closes what is open. Until then its company may renew it. */
export const CLOSING_DAYS = 7

/** Why a visitor reports an offer. */
export const REPORT_REASONS = ['pide_dinero', 'discrimina', 'datos_falsos', 'ya_no_existe', 'otra'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Texts of reports and of requests for a second look, in characters. */
export const REPORT_TEXT_MAX = 1000
export const SECOND_LOOK_TEXT_MIN = 10

/** How many reports of a case are shown. */
export const REPORTS_SHOWN_MAX = 50
/** The explanation of a decision about a company, in characters. */
export const EXPLANATION_MAX = 1000

/** How many cities are suggested while somebody types. */
export const OFFER_CITIES_MAX = 8

/** The list of active offers without a page ends here. */
export const ACTIVE_OFFERS_MAX = 1000

/** So many days after publication or renewal an offer ends, unless its company or the operator chose otherwise. */
export const OFFER_DAYS = 30

/** An offer ends at most so many days after today. */
export const OFFER_DAYS_MAX = 60

/** For so many days after the last day of an offer the link of the letter about it still renews it. */
export const RENEWAL_LINK_DAYS = 30

/** A search counts up to here. A total of one more means «more than this», and pages end there. */
export const OFFERS_COUNTED_MAX = 1000

/** The periods by which offers are filtered: published today or up to so many days ago. */
export const PUBLISHED_WITHIN_DAYS = [1, 3, 7, 30] as const

export const SIGNED_LINK_SECONDS = 300
export const PDF_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024

/** Bodies in bytes: a data URL is a third longer than its file. */
export const BODY_MAX_BYTES = 100_000
export const FILE_BODY_MAX_BYTES = 8_000_000

/** How long the links to choose a new password and to sign in are valid, and how long their tokens may be. */
export const RESET_MINUTES = 30
export const SIGN_IN_LINK_MINUTES = 15
export const RESET_TOKEN_MAX = 100

/** Days in which the owner of a deleted account can undo the deletion. */
export const DELETION_DAYS = 14

/** After so many days an account that has not confirmed its e-mail is destroyed. Its link can be mailed again until then. */
export const UNCONFIRMED_ACCOUNT_DAYS = 30

/** Seconds in which a company can undo its decisions. Nobody is told before. */
export const UNDO_SECONDS = 10

/** How many applications are moved by one press. */
export const MOVED_AT_ONCE_MAX = 200

/** A company's text to a candidate and its own notes, in characters. */
export const CANDIDATE_TEXT_MAX = 2000
export const NOTE_MAX = 2000

/** How many notes an application may have. */
export const NOTES_MAX = 100

/** After so many days without reading waiting applications a company gets a letter. Later its offers are paused. */
export const SILENCE_NOTICE_DAYS = 15
export const SILENCE_PAUSE_DAYS = 21

/** Months until records of downloaded CVs are deleted. */
export const CV_DOWNLOADS_KEPT_MONTHS = 12

/** How many of them are listed. */
export const CV_DOWNLOADS_LISTED = 50

/** How long the file with the data of an account can be downloaded. */
export const EXPORT_HOURS = 24

/** How long the link is valid with which an operator sets up password and second factor. */
export const OPERATOR_SETUP_HOURS = 24

/** How many recovery codes an operator gets. */
export const RECOVERY_CODES = 10

/** Codes of the second factor, and the longest spelling of a recovery code. */
export const CODE_MAX = 40

/** How long the links of mails that confirm or undo an e-mail are valid. */
export const EMAIL_LINK_HOURS = 72

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** The longest password that a call accepts, in UTF-16 units: a character may take several. The server checks the other rules. */
export const PASSWORD_INPUT_MAX = 4 * PASSWORD_MAX
export const SALARY_MAX = 10_000_000
export const VACANCIES_MAX = 999
export const REQUIREMENTS_MAX = 30

/** After how many applications an offer may end. */
export const APPLICATION_LIMIT_MIN = 10
export const APPLICATION_LIMIT_MAX = 500

/** The kinds of contract that an offer may state. */
export const CONTRACT_TYPES = [
  'indefinido',
  'temporal',
  'fijo_discontinuo',
  'formacion',
  'practicas',
  'autonomo',
] as const
export type ContractType = (typeof CONTRACT_TYPES)[number]

/** How much experience an offer may ask for. */
export const EXPERIENCE_LEVELS = ['sin_experiencia', 'junior', 'intermedio', 'senior'] as const
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

/** Kinds of questions to applicants: yes or no, one of several, a number, a short text. */
export const QUESTION_KINDS = ['si_no', 'opcion', 'numero', 'texto'] as const
/** How many questions an offer may ask, and of how many options one may be chosen. */
export const QUESTIONS_MAX = 5
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 8
/** The largest number that answers a question, and the longest text in characters. */
export const ANSWER_NUMBER_MAX = 1_000_000_000
export const ANSWER_MAX = 300

/** Alerts of one person. */
export const ALERTS_MAX = 20
/** Of the token in a link of an alert. */
export const ALERT_TOKEN_MAX = 200
/** How many offers a candidate saves, and how many a browser without an account. */
export const SAVED_OFFERS_MAX = 200
export const SAVED_AT_ONCE_MAX = 50
/** Values of each kind that a candidate declares. */
export const INTERESTS_MAX = 5
/** How many offers are suggested, on the page and in a mail. */
export const SUGGESTIONS_MAX = 12
export const MAILED_SUGGESTIONS_MAX = 10
/** Why an offer is suggested: so many reasons are named. */
export const REASONS_MAX = 3
/** The months for which an application counts for suggestions. */
export const APPLICATIONS_COUNT_MONTHS = 6
/** An offer counts as new for so many days. */
export const NEW_OFFER_DAYS = 7

/** Maximum lengths in characters. */
export const LENGTH_MAX = {
  email: 254,
  name: 100,
  title: 200,
  description: 5000,
  requirement: 300,
  question: 200,
  option: 80,
  position: 80,
  unit: 20,
  phone: 20,
  document: 20,
} as const
