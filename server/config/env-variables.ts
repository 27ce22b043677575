import * as z from 'zod'
import { envTexts } from './texts.ts'

const SECRET_MIN = 16
const moderationModes = ['after', 'first', 'before'] as const
const firstLooks = ['choice', 'always', 'never'] as const
const landingClaims = ['specified', 'own'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const whole = (minimum: number, maximum: number) => {
  const error = envTexts.wholeNumber(minimum, maximum)
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(minimum, error).max(maximum, error))
}
const text = () => z.string()
const secret = () => z.string().min(SECRET_MIN, envTexts.secret(SECRET_MIN))
const yesOrNo = () =>
  z.enum(['1', '0', 'true', 'false'], envTexts.yesOrNo).transform((value) => value === '1' || value === 'true')
const address = (protocol: RegExp, error: string) => z.url({ protocol, error, abort: true })
const webAddress = () => address(/^https?$/, envTexts.webAddress)
const mailServer = () => z.url({ protocol: /^smtps?$/, hostname: /./, error: envTexts.mailServer })
const database = () => address(/^postgres(ql)?$/, envTexts.databaseAddress)
const emailAddress = () => z.email(envTexts.emailAddress)
const profile = (network: string) => webAddress().default(`https://${network}.example/faro-empleo`)

/** An origin without a path: the product is served at the root of its host, and links append a path to it. */
const origin = () =>
  webAddress()
    .refine((value) => ['/', ''].includes(value.slice(new URL(value).origin.length)), {
      error: envTexts.origin,
      abort: true,
    })
    .transform((value) => new URL(value).origin)

const PROCESSOR = /^([^:]+):(.+)\(([^()]+)\)$/

/** «Nombre: para qué (país); …», each with its three parts. */
const processors = () =>
  z
    .string()
    .transform((list) =>
      list
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z
          .string()
          .regex(PROCESSOR, envTexts.processors)
          .transform((one) => (PROCESSOR.exec(one) ?? []).map((part) => part.trim()))
          .transform(([, name = '', purpose = '', country = '']) => ({ name, purpose, country })),
      ),
    )

/** Every environment variable by name, with its default. */
export const flatEnv = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: text().default('127.0.0.1'),
    BASE_URL: origin().optional(),
    DATA_DIR: text().default('data'),
    DATABASE_URL: database().optional(),
    WORKERS: whole(1, 16).default(1),
    APP_SECRET: secret().optional(),
    APP_SECRET_PREVIOUS: secret().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(live|test)_\w+$/, envTexts.stripeKey)
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, envTexts.webhookSecret)
      .optional(),
    STRIPE_PRICE_ID: z
      .string()
      .transform((list) => list.split(',').map((id) => id.trim()))
      .pipe(z.array(z.string().regex(/^price_\w+$/, envTexts.priceId)))
      .optional(),
    PAYMENTS: z.literal('stand-in', envTexts.oneOf(['stand-in'])).optional(),
    S3_BUCKET: text().optional(),
    S3_REGION: text().optional(),
    S3_ACCESS_KEY_ID: text().optional(),
    S3_SECRET_ACCESS_KEY: text().optional(),
    S3_ENDPOINT: webAddress().optional(),
    SMTP_URL: mailServer().optional(),
    MAIL_FROM: emailAddress().optional(),
    VERIFY_EMAIL: yesOrNo().optional(),
    FREE_MAX_ACTIVE_OFFERS: whole(0, 1_000_000).default(3),
    OFFER_DAYS: whole(1, 60).default(30),
    // The company is reminded a week before.
    ANSWER_DAYS: whole(8, 180).default(30),
    MODERATION: z.enum(moderationModes, envTexts.oneOf(moderationModes)).default('after'),
    FIRST_LOOK: z.enum(firstLooks, envTexts.oneOf(firstLooks)).default('choice'),
    REQUIRE_SALARY: yesOrNo().default(true),
    MAX_CVS: whole(1, 1000).default(10),
    MAX_CVS_MB: whole(5, 100_000).default(30),
    MAX_PROJECTS_PER_DAY: whole(1, 1_000_000).default(50),
    MAX_OFFERS_PER_DAY: whole(1, 1_000_000).default(200),
    MAX_APPLICATIONS_PER_HOUR: whole(1, 1_000_000).default(60),
    MIN_FREE_DISK_MB: whole(0, 1_000_000_000).default(200),
    CLAMAV_URL: address(/^tcp$/, envTexts.scannerAddress).optional(),
    CLAMAV_WAIT_SECONDS: whole(0, 60).default(0),
    IDLE_ACCOUNT_MONTHS: whole(2, 120).default(24),
    IDLE_NOTICE_MONTHS: whole(1, 119).default(23),
    IDLE_LAST_NOTICE_DAYS: whole(15, 28).default(15),
    APPLICATIONS_KEPT_MONTHS: whole(1, 120).default(12),
    REPORTS_KEPT_MONTHS: whole(1, 24).default(6),
    LOGS_KEPT_MONTHS: whole(1, 12).default(12),
    BACKUP_DIR: text().optional(),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]+$/, envTexts.recipient)
      .optional(),
    BACKUP_PASSPHRASE: secret().optional(),
    BACKUPS_KEPT: whole(1, 10_000).default(14),
    PAGE_CACHE_MB: whole(0, 100_000).default(64),
    DEMO_DATA: yesOrNo().optional(),
    TRUST_PROXY: yesOrNo().default(false),
    LOG_LEVEL: z.enum(logLevels, envTexts.oneOf(logLevels)).default('info'),
    METRICS_TOKEN: secret().optional(),
    PASSWORD_MIN_LENGTH: whole(8, 128).default(8),
    BRAND_NAME: text().default('Faro Empleo'),
    CONTACT_PHONE: text().default('900 000 000'),
    CONTACT_EMAIL: emailAddress().default('hola@faro-empleo.example'),
    CONTACT_ADDRESS: text().default('Calle del Ejemplo, 1, 28000 Madrid'),
    LEGAL_NAME: text().optional(),
    LEGAL_NIF: z
      .string()
      .regex(/^[a-z\d]\d{7}[a-z\d]$/i, envTexts.taxId)
      .transform((id) => id.toUpperCase())
      .optional(),
    LEGAL_REGISTRY: text().optional(),
    DPO_EMAIL: emailAddress().optional(),
    PROCESSORS: processors().default([]),
    PUBLIC_BODY: yesOrNo().default(false),
    PLACEMENT_AGENCY: text().optional(),
    LANDING_CLAIMS: z.enum(landingClaims, envTexts.oneOf(landingClaims)).optional(),
    SOCIAL_LINKEDIN: profile('linkedin'),
    SOCIAL_INSTAGRAM: profile('instagram'),
    SOCIAL_X: profile('x'),
    SOCIAL_FACEBOOK: profile('facebook'),
    SOCIAL_YOUTUBE: profile('youtube'),
  })
  .refine(({ IDLE_NOTICE_MONTHS, IDLE_ACCOUNT_MONTHS }) => IDLE_NOTICE_MONTHS < IDLE_ACCOUNT_MONTHS, {
    path: ['IDLE_NOTICE_MONTHS'],
    error: envTexts.below('IDLE_ACCOUNT_MONTHS'),
  })

export type FlatEnv = z.output<typeof flatEnv>

// With only some of them a forgotten key could start the stand-in, which grants Premium for free.
const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']

const s3Variables = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** The variables of a group that are missing although one of them, or a variable that belongs to them, is given. */
function missingOf(present: Record<string, string>, group: readonly string[], more: readonly string[] = []): string[] {
  const given = [...group, ...more].find((name) => present[name])
  return given ? group.filter((name) => !present[name]).map((name) => envTexts.missing(name, given)) : []
}

/** One sentence for each variable that is missing beside others, or that excludes another. */
export function mistakesOfNames(present: Record<string, string>): string[] {
  const given = stripeVariables.find((name) => present[name])
  return [
    ...(present['SMTP_URL'] && !present['MAIL_FROM'] ? [envTexts.missing('MAIL_FROM', 'SMTP_URL')] : []),
    ...(given && present['PAYMENTS'] ? [envTexts.eitherOr('PAYMENTS', given)] : []),
    ...missingOf(present, stripeVariables),
    ...(present['BACKUP_RECIPIENT'] && present['BACKUP_PASSPHRASE']
      ? [envTexts.eitherOr('BACKUP_RECIPIENT', 'BACKUP_PASSPHRASE')]
      : []),
    ...(present['BACKUP_DIR'] && !present['BACKUP_RECIPIENT'] && !present['BACKUP_PASSPHRASE']
      ? [envTexts.missing('BACKUP_RECIPIENT o BACKUP_PASSPHRASE', 'BACKUP_DIR')]
      : []),
    ...missingOf(present, s3Variables, ['S3_ENDPOINT']),
  ]
}
