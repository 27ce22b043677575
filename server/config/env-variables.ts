import * as z from 'zod'

// No message repeats a value: many values are secrets, and the messages are logged.

const whole = (minimum: number, maximum: number) => {
  const error = `must be a whole number from ${minimum} to ${maximum}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(minimum, error).max(maximum, error))
}
const text = () => z.string()
const yesOrNo = () =>
  z.enum(['1', '0', 'true', 'false'], 'must be 1 or 0').transform((value) => value === '1' || value === 'true')
const address = (protocol: RegExp, error: string) => z.url({ protocol, error, abort: true })
const webAddress = () => address(/^https?$/, 'must be an address that begins with http:// or https://')
const database = () => address(/^postgres(ql)?$/, 'must be of the form postgres://user:password@host:5432/database')
const profile = (network: string) => webAddress().default(`https://${network}.example/faro-empleo`)

/** An origin without a path: the product is served at the root of its host, and links append a path to it. */
const origin = () =>
  webAddress()
    .refine((value) => ['/', ''].includes(value.slice(new URL(value).origin.length)), {
      error: 'must be an origin alone, such as https://empleo.example, without a path',
      abort: true,
    })
    .transform((value) => new URL(value).origin)

/** Every environment variable by name, with its default. */
export const flatEnv = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: text().default('127.0.0.1'),
  BASE_URL: origin().optional(),
  DATA_DIR: text().default('data'),
  DATABASE_URL: database().optional(),
  DATABASE_REPLICA_URL: database().optional(),
  APP_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  S3_BUCKET: text().optional(),
  S3_ENDPOINT: webAddress().optional(),
  S3_REGION: text().default('us-east-1'),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  SMTP_URL: address(/^smtps?$/, 'must be of the form smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().includes('@', 'must hold an e-mail address').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w+$/, 'must begin with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_: it is the signing secret of the webhook')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(z.string().regex(/^price_\w+$/, 'must begin with price_: it is the id of a price, not of a product')))
    .optional(),
  FREE_MAX_ACTIVE_OFFERS: whole(0, 1_000_000).default(3),
  DEMO_DATA: yesOrNo().optional(),
  TRUST_PROXY: yesOrNo().default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
  VERIFY_EMAIL: yesOrNo().optional(),
  PASSWORD_MIN_LENGTH: whole(8, 128).default(8),
  WORKERS: whole(1, 64).default(1),
  BRAND_NAME: text().default('Faro Empleo'),
  CONTACT_PHONE: text().default('900 000 000'),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('hola@faro-empleo.example'),
  CONTACT_ADDRESS: text().default('Calle del Ejemplo, 1, 28000 Madrid'),
  SOCIAL_LINKEDIN: profile('linkedin'),
  SOCIAL_INSTAGRAM: profile('instagram'),
  SOCIAL_X: profile('x'),
  SOCIAL_FACEBOOK: profile('facebook'),
  SOCIAL_YOUTUBE: profile('youtube'),
})

export type FlatEnv = z.output<typeof flatEnv>

/** Groups of variables. If one variable of a group is set, the required ones must be set too. */
const groups = [
  {
    of: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    required: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  // Without this check a forgotten key would start the stand-in, which grants Premium for free.
  {
    of: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    required: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  },
  { of: ['DATABASE_REPLICA_URL'], required: ['DATABASE_URL'] },
]

/** One sentence for each required variable that is missing from an incomplete group. */
export function groupMistakes(present: Record<string, string>): string[] {
  return groups.flatMap(({ of, required }) => {
    const given = of.filter((name) => present[name])
    if (given.length === 0) return []
    return required.filter((name) => !present[name]).map((name) => `${name} is missing, though ${given[0]} is set`)
  })
}
