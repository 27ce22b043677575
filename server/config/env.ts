import { join, resolve } from 'node:path'
import type * as z from 'zod'
import { flatEnv, mistakesOfNames, type FlatEnv } from './env-variables.ts'
import { legalOf } from './legal-identity.ts'
import { isLoopback } from './loopback.ts'
import { envTexts } from './texts.ts'

/** The configuration of one process, read once at startup. docs/operations.md explains every variable. */
export type Env = ReturnType<typeof shape>

const MEGABYTE = 1024 * 1024

/** Reads the environment. Throws one error that lists every mistake. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const flat = flatEnv.safeParse(present)
  const mistakes = [...(flat.error?.issues ?? []).map(sentence), ...mistakesOfNames(present)]
  if (!flat.success || mistakes.length > 0) throw new Error([envTexts.unusable, ...mistakes].join('\n  - '))
  return shape(flat.data)
}

// The rest of the path is an index in a list of values.
const sentence = ({ path: [name], message }: z.core.$ZodIssue): string => envTexts.mistake(String(name), message)

function shape(flat: FlatEnv) {
  const baseUrl = flat.BASE_URL ?? `http://127.0.0.1:${flat.PORT}`
  const isLocal = isLoopback(flat.HOST) && isLoopback(new URL(baseUrl).hostname)
  const demoData = flat.DEMO_DATA ?? (flat.DATABASE_URL ? false : undefined)
  return {
    port: flat.PORT,
    host: flat.HOST,
    /** The public address of the product, without a trailing slash. Absolute links begin with it. */
    baseUrl,
    dataDir: resolve(flat.DATA_DIR),
    databaseUrl: flat.DATABASE_URL,
    /** Processes that share the port and the database. With 1 there is only this one. */
    workers: flat.WORKERS,
    appSecret: flat.APP_SECRET,
    /** The secret before, while what it encrypted is encrypted again. */
    appSecretPrevious: flat.APP_SECRET_PREVIOUS,
    stripe: stripeOf(flat),
    /** True with Stripe's keys or with the stand-in, which charges nothing: a public site needs PAYMENTS for it. */
    sellsPremium: Boolean(flat.STRIPE_SECRET_KEY ?? flat.PAYMENTS) || isLocal,
    /** Whether only programs of this machine reach the site: HOST and BASE_URL are loopback addresses. */
    isLocal,
    /** The bucket of the uploaded files. Undefined: they are in DATA_DIR. */
    s3: s3Of(flat),
    mail: {
      /** The server that takes the mails. Undefined: they are only written to the outbox. */
      smtpUrl: flat.SMTP_URL,
      from: flat.MAIL_FROM ?? flat.CONTACT_EMAIL,
      outbox: join(resolve(flat.DATA_DIR), 'outbox'),
    },
    /** New accounts must confirm their e-mail before they apply or publish. */
    verifyEmail: flat.VERIFY_EMAIL ?? flat.SMTP_URL !== undefined,
    /** VERIFY_EMAIL is 0: accounts that wait for a link are confirmed. A missing SMTP_URL is not enough: it may be a mistake. */
    confirmsWithoutLink: flat.VERIFY_EMAIL === false,
    freeMaxActiveOffers: flat.FREE_MAX_ACTIVE_OFFERS,
    /** So many days after publication or renewal an offer ends. */
    offerDays: flat.OFFER_DAYS,
    /** So many days without an answer, and a candidate is told that there is none. */
    answerDays: flat.ANSWER_DAYS,
    /** Which offers wait until an operator has looked at them. */
    moderation: flat.MODERATION,
    /** Whether companies read names only of those whom they have chosen: as each offer says, always or never. */
    firstLook: flat.FIRST_LOOK,
    /** Every offer must state its salary. */
    requiresSalary: flat.REQUIRE_SALARY,
    quotas: quotasOf(flat),
    retention: retentionOf(flat),
    /** With less free space on the disk of DATA_DIR no file is stored. */
    minFreeDiskBytes: flat.MIN_FREE_DISK_MB * MEGABYTE,
    /** Scans uploaded CVs. Undefined scans none. */
    scanner: flat.CLAMAV_URL ? { url: flat.CLAMAV_URL, patienceSeconds: flat.CLAMAV_WAIT_SECONDS } : undefined,
    backup: backupOf(flat),
    /** Reads backups of other folders too. */
    backupPassphrase: flat.BACKUP_PASSPHRASE,
    /** Memory for cached public responses, of all processes together; 0 caches none. */
    pageCacheBytes: flat.PAGE_CACHE_MB * MEGABYTE,
    /** Undefined: not configured. Then demo data is written only to the built-in database, if it is empty. */
    demoData,
    /** The server is behind one trusted proxy, which sends the client's address in X-Forwarded-For. */
    trustProxy: flat.TRUST_PROXY,
    logLevel: flat.LOG_LEVEL,
    /** Opens /metrics to other machines. Undefined: only programs of this machine read it. */
    metricsToken: flat.METRICS_TOKEN,
    passwordMinLength: flat.PASSWORD_MIN_LENGTH,
    brand: brandOf(flat),
    legal: legalOf(flat),
    /** The sentences of the landing page about its offers: those of the specification, or only true ones. */
    // Without DEMO_DATA the built-in database has the demo data too.
    landingClaims: flat.LANDING_CLAIMS ?? (isLocal || demoData !== false ? 'specified' : 'own'),
  }
}

/** The folder of the backups, the key that they are encrypted for, and how many stay. Undefined: none are made. */
function backupOf(flat: FlatEnv) {
  const { BACKUP_DIR: dir, BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: passphrase, BACKUPS_KEPT: kept } = flat
  return dir === undefined ? undefined : { dir: resolve(dir), recipient, passphrase, kept }
}

/** How much one candidate or one company may store or do. */
export type Quotas = Env['quotas']

const quotasOf = (flat: FlatEnv) => ({
  /** CVs in a candidate's list. */
  cvs: flat.MAX_CVS,
  /** All CVs of a candidate that are stored, with those that left the list and are still in an application. */
  cvBytes: flat.MAX_CVS_MB * MEGABYTE,
  /** New projects and offers of a company. */
  projectsPerDay: flat.MAX_PROJECTS_PER_DAY,
  offersPerDay: flat.MAX_OFFERS_PER_DAY,
  /** Applying and withdrawing, together. */
  applicationsPerHour: flat.MAX_APPLICATIONS_PER_HOUR,
})

/** The terms after which data is deleted. */
export type Retention = Env['retention']

const retentionOf = (flat: FlatEnv) => ({
  /** An account that nobody uses is closed after so many months, */
  idleAccountMonths: flat.IDLE_ACCOUNT_MONTHS,
  /** gets a notice after so many, */
  idleNoticeMonths: flat.IDLE_NOTICE_MONTHS,
  /** and the last one so many days before its end. */
  idleLastNoticeDays: flat.IDLE_LAST_NOTICE_DAYS,
  /** An application is deleted so many months after its offer has ended. */
  applicationMonths: flat.APPLICATIONS_KEPT_MONTHS,
  /** Months until a report of an offer is deleted, after the decision. */
  reportMonths: flat.REPORTS_KEPT_MONTHS,
  /** No line of the log is older. */
  logMonths: flat.LOGS_KEPT_MONTHS,
})

function stripeOf(flat: FlatEnv) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: prices } = flat
  const [current, ...earlier] = prices ?? []
  if (!secretKey || !webhookSecret || !current) return undefined
  /** The current price of Premium, then its earlier prices. */
  const priceIds: [string, ...string[]] = [current, ...earlier]
  /** Whether the key is for real payments. */
  const isLive = /^[sr]k_live_/.test(secretKey)
  return { secretKey, webhookSecret, priceIds, isLive }
}

export type S3Settings = NonNullable<Env['s3']>

function s3Of(flat: FlatEnv) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = flat
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = flat
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined
  // Without an endpoint it is Amazon's own.
  return { bucket, region, accessKeyId, secretAccessKey, endpoint }
}

const brandOf = (flat: FlatEnv) => ({
  name: flat.BRAND_NAME,
  phone: flat.CONTACT_PHONE,
  email: flat.CONTACT_EMAIL,
  address: flat.CONTACT_ADDRESS,
  /** Profiles on other networks, linked from the footer. */
  social: {
    linkedin: flat.SOCIAL_LINKEDIN,
    instagram: flat.SOCIAL_INSTAGRAM,
    x: flat.SOCIAL_X,
    facebook: flat.SOCIAL_FACEBOOK,
    youtube: flat.SOCIAL_YOUTUBE,
  },
})
