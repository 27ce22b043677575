import { join, resolve } from 'node:path'
import type * as z from 'zod'
import { flatEnv, mistakesOfNames, type FlatEnv } from './env-variables.ts'
import { legalOf, type Legal } from './legal-identity.ts'
import { isLoopback } from './loopback.ts'
import { envTexts } from './texts.ts'

/** The configuration of one process, read once at startup. docs/operations.md explains every variable. */
export interface Env {
  port: number
  host: string
  /** The public address of the product, without a trailing slash. Absolute links begin with it. */
  baseUrl: string
  dataDir: string
  databaseUrl?: string | undefined
  /** Processes that share the port and the database. With 1 there is only this one. */
  workers: number
  appSecret?: string | undefined
  /** The secret before, while what it encrypted is encrypted again. */
  appSecretPrevious?: string | undefined
  stripe?: StripeSettings | undefined
  /** True with Stripe's keys or with the stand-in, which charges nothing: a public site needs PAYMENTS for it. */
  sellsPremium: boolean
  /** Whether only programs of this machine reach the site: HOST and BASE_URL are loopback addresses. */
  isLocal: boolean
  /** The bucket of the uploaded files. Undefined: they are in DATA_DIR. */
  s3?: S3Settings | undefined
  mail: MailSettings
  /** New accounts must confirm their e-mail before they apply or publish. */
  verifyEmail: boolean
  /** VERIFY_EMAIL is 0: accounts that wait for a link are confirmed. A missing SMTP_URL is not enough: it may be a mistake. */
  confirmsWithoutLink: boolean
  freeMaxActiveOffers: number
  /** So many days after publication or renewal an offer ends. */
  offerDays: number
  /** So many days without an answer, and a candidate is told that there is none. */
  answerDays: number
  /** Which offers wait until an operator has looked at them. */
  moderation: FlatEnv['MODERATION']
  /** Every offer must state its salary. */
  requiresSalary: boolean
  quotas: Quotas
  retention: Retention
  /** With less free space on the disk of DATA_DIR no file is stored. */
  minFreeDiskBytes: number
  /** Scans uploaded CVs. Undefined scans none. */
  scanner: { url: string; patienceSeconds: number } | undefined
  /** The folder of the backups, the key that they are encrypted for, and how many stay. Undefined: none are made. */
  backup: { dir: string; recipient: string | undefined; passphrase: string | undefined; kept: number } | undefined
  /** Reads backups of other folders too. */
  backupPassphrase: string | undefined
  /** Memory for cached public responses, of all processes together. 0 caches none. */
  pageCacheBytes: number
  /** Undefined: not configured. Then demo data is written only to the built-in database, if it is empty. */
  demoData: boolean | undefined
  /** The server is behind one trusted proxy, which sends the client's address in X-Forwarded-For. */
  trustProxy: boolean
  logLevel: FlatEnv['LOG_LEVEL']
  /** Opens /metrics to other machines. Undefined: only programs of this machine read it. */
  metricsToken?: string | undefined
  passwordMinLength: number
  brand: { name: string; phone: string; email: string; address: string; social: Social }
  legal: Legal
  /** The sentences of the landing page about its offers: those of the specification, or only true ones. */
  landingClaims: 'specified' | 'own'
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** The current price of Premium, then its earlier prices. */
  priceIds: [string, ...string[]]
  /** Whether the key is for real payments. */
  isLive: boolean
}

export interface S3Settings {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Undefined: Amazon's own. */
  endpoint?: string | undefined
}

export interface MailSettings {
  /** The server that takes the mails. Undefined: they are only written to the outbox. */
  smtpUrl?: string | undefined
  from: string
  outbox: string
}

/** How much one candidate or one company may store or do. */
export interface Quotas {
  /** CVs in a candidate's list. */
  cvs: number
  /** All CVs of a candidate that are stored, with those that left the list and are still in an application. */
  cvBytes: number
  /** New projects and offers of a company. */
  projectsPerDay: number
  offersPerDay: number
  /** Applying and withdrawing, together. */
  applicationsPerHour: number
}

/** The terms after which data is deleted. */
export interface Retention {
  /** An account that nobody uses is closed after so many months, */
  idleAccountMonths: number
  /** gets a notice after so many, */
  idleNoticeMonths: number
  /** and the last one so many days before its end. */
  idleLastNoticeDays: number
  /** An application is deleted so many months after its offer has ended. */
  applicationMonths: number
  /** Months until a report of an offer is deleted, after the decision. */
  reportMonths: number
  /** No line of the log is older. */
  logMonths: number
}

/** Profiles on other networks, linked from the footer. */
export type Social = Record<'linkedin' | 'instagram' | 'x' | 'facebook' | 'youtube', string>

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

function shape(flat: FlatEnv): Env {
  const baseUrl = flat.BASE_URL ?? `http://127.0.0.1:${flat.PORT}`
  const isLocal = isLoopback(flat.HOST) && isLoopback(new URL(baseUrl).hostname)
  const demoData = flat.DEMO_DATA ?? (flat.DATABASE_URL ? false : undefined)
  return {
    port: flat.PORT,
    host: flat.HOST,
    baseUrl,
    dataDir: resolve(flat.DATA_DIR),
    databaseUrl: flat.DATABASE_URL,
    workers: flat.WORKERS,
    appSecret: flat.APP_SECRET,
    appSecretPrevious: flat.APP_SECRET_PREVIOUS,
    stripe: stripeOf(flat),
    sellsPremium: Boolean(flat.STRIPE_SECRET_KEY ?? flat.PAYMENTS) || isLocal,
    isLocal,
    s3: s3Of(flat),
    mail: {
      smtpUrl: flat.SMTP_URL,
      from: flat.MAIL_FROM ?? flat.CONTACT_EMAIL,
      outbox: join(resolve(flat.DATA_DIR), 'outbox'),
    },
    verifyEmail: flat.VERIFY_EMAIL ?? flat.SMTP_URL !== undefined,
    confirmsWithoutLink: flat.VERIFY_EMAIL === false,
    freeMaxActiveOffers: flat.FREE_MAX_ACTIVE_OFFERS,
    offerDays: flat.OFFER_DAYS,
    answerDays: flat.ANSWER_DAYS,
    moderation: flat.MODERATION,
    requiresSalary: flat.REQUIRE_SALARY,
    quotas: quotasOf(flat),
    retention: retentionOf(flat),
    minFreeDiskBytes: flat.MIN_FREE_DISK_MB * MEGABYTE,
    scanner: flat.CLAMAV_URL ? { url: flat.CLAMAV_URL, patienceSeconds: flat.CLAMAV_WAIT_SECONDS } : undefined,
    backup: backupOf(flat),
    backupPassphrase: flat.BACKUP_PASSPHRASE,
    pageCacheBytes: flat.PAGE_CACHE_MB * MEGABYTE,
    demoData,
    trustProxy: flat.TRUST_PROXY,
    logLevel: flat.LOG_LEVEL,
    metricsToken: flat.METRICS_TOKEN,
    passwordMinLength: flat.PASSWORD_MIN_LENGTH,
    brand: brandOf(flat),
    legal: legalOf(flat),
    // Without DEMO_DATA the built-in database has the demo data too.
    landingClaims: flat.LANDING_CLAIMS ?? (isLocal || demoData !== false ? 'specified' : 'own'),
  }
}

function backupOf(flat: FlatEnv): Env['backup'] {
  const { BACKUP_DIR: dir, BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: passphrase, BACKUPS_KEPT: kept } = flat
  return dir === undefined ? undefined : { dir: resolve(dir), recipient, passphrase, kept }
}

const quotasOf = (flat: FlatEnv): Quotas => ({
  cvs: flat.MAX_CVS,
  cvBytes: flat.MAX_CVS_MB * MEGABYTE,
  projectsPerDay: flat.MAX_PROJECTS_PER_DAY,
  offersPerDay: flat.MAX_OFFERS_PER_DAY,
  applicationsPerHour: flat.MAX_APPLICATIONS_PER_HOUR,
})

const retentionOf = (flat: FlatEnv): Retention => ({
  idleAccountMonths: flat.IDLE_ACCOUNT_MONTHS,
  idleNoticeMonths: flat.IDLE_NOTICE_MONTHS,
  idleLastNoticeDays: flat.IDLE_LAST_NOTICE_DAYS,
  applicationMonths: flat.APPLICATIONS_KEPT_MONTHS,
  reportMonths: flat.REPORTS_KEPT_MONTHS,
  logMonths: flat.LOGS_KEPT_MONTHS,
})

function stripeOf(flat: FlatEnv): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: prices } = flat
  const [current, ...earlier] = prices ?? []
  if (!secretKey || !webhookSecret || !current) return undefined
  return { secretKey, webhookSecret, priceIds: [current, ...earlier], isLive: /^[sr]k_live_/.test(secretKey) }
}

function s3Of(flat: FlatEnv): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = flat
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = flat
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined
  return { bucket, region, accessKeyId, secretAccessKey, endpoint }
}

function brandOf(flat: FlatEnv): Env['brand'] {
  return {
    name: flat.BRAND_NAME,
    phone: flat.CONTACT_PHONE,
    email: flat.CONTACT_EMAIL,
    address: flat.CONTACT_ADDRESS,
    social: {
      linkedin: flat.SOCIAL_LINKEDIN,
      instagram: flat.SOCIAL_INSTAGRAM,
      x: flat.SOCIAL_X,
      facebook: flat.SOCIAL_FACEBOOK,
      youtube: flat.SOCIAL_YOUTUBE,
    },
  }
}
