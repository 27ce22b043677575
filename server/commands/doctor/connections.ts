import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { Clock } from '#server/clock.ts'
import { hasAppSecret, readAppSecret } from '#server/config/app-secret.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/database/open.ts'
import { createCipher } from '#server/encryption/cipher.ts'
import { requireKnownKeys } from '#server/encryption/open-cipher.ts'
import { openFiles } from '#server/files/open-files.ts'
import { newKey } from '#server/files/keys.ts'
import { checkMailServer } from '#server/mail/check-mail-server.ts'
import { createStripePayments } from '#server/payments/stripe-payments.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { ok, warning, wrong, type DoctorFinding } from './finding.ts'
import { connectionTexts as texts } from './texts.ts'

export async function examineDatabase(db: Database): Promise<DoctorFinding[]> {
  const { rows } = await db.execute<{ version: string; replica: boolean; missing: string[] }>(sql`
    select current_setting('server_version') as version, pg_is_in_recovery() as replica,
      array(select name from unnest(array['pg_trgm', 'unaccent']) name
        where name not in (select extname from pg_extension)) as missing`)
  const [server] = rows
  if (!server) return []
  return [
    ok(texts.database(server.version)),
    ...(server.replica ? [wrong(texts.replica)] : []),
    ...(server.missing.length > 0 ? [wrong(texts.extensions(server.missing))] : []),
  ]
}

/** Looks whether a start would be refused for its secret, as after a restore without it. */
export async function examineSecret(env: Env, db: Database): Promise<DoctorFinding[]> {
  try {
    const secret = hasAppSecret(env) ? await readAppSecret(env) : randomUUID()
    await requireKnownKeys(db, createCipher(secret, env.appSecretPrevious))
    return []
  } catch (error) {
    return [wrong(texts.secret(failureLine(error)))]
  }
}

const PROBE = 'A file of the doctor. It may be deleted.'

/** Writes, reads and deletes a small file where the uploads are. */
export async function examineFiles(env: Env, clock: Clock): Promise<DoctorFinding[]> {
  try {
    const read = env.s3 ? await probeBucket(env, clock) : await probeDisk(env)
    if (read === null) return [warning(texts.noFiles(env.dataDir))]
    return [read === PROBE ? ok(texts.files) : wrong(texts.filesDiffer)]
  } catch (error) {
    return [wrong(texts.filesAway(reasonOf(error)))]
  }
}

// Folders are not created: made by the user of this command, the service could not write into them.
async function probeDisk({ dataDir }: Env): Promise<string | null> {
  const folder = join(dataDir, 'files')
  if (!existsSync(folder)) return null
  const path = join(folder, `doctor-${randomUUID()}`)
  try {
    await writeFile(path, PROBE, { flag: 'wx', mode: 0o600 })
    return await readFile(path, 'utf8')
  } finally {
    await unlink(path).catch(() => undefined)
  }
}

async function probeBucket(env: Env, clock: Clock): Promise<string> {
  const files = await openFiles({ env, secret: randomUUID(), clock })
  const bytes = Buffer.from(PROBE)
  const key = await files.put('export', bytes, newKey('export', bytes))
  try {
    const stored = await files.open(key)
    return await text(await stored.stream())
  } finally {
    await files.remove(key)
  }
}

const reasonOf = (error: unknown): string =>
  failureLine(error instanceof Error && error.cause instanceof Error ? error.cause : error)

/** Connects and signs in, and sends nothing. */
export async function examineMailServer({ mail }: Env): Promise<DoctorFinding[]> {
  if (!mail.smtpUrl) return []
  const { host } = new URL(mail.smtpUrl)
  const refusal = await checkMailServer(mail.smtpUrl)
  return [refusal === null ? ok(texts.mail(host)) : wrong(texts.mailAway(host, refusal))]
}

/** Reads the price of Premium with the configured key. */
export async function examineStripe({ stripe }: Env, clock: Clock): Promise<DoctorFinding[]> {
  if (!stripe) return []
  const mode = stripe.isLive ? 'live' : 'test'
  const payments = createStripePayments({ ...stripe, mode }, { clock, log: pino({ level: 'silent' }) })
  return [(await payments.findPrice()) ? ok(texts.price) : wrong(texts.noPrice)]
}
