import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/database/open.ts'
import { account, seedState } from '#server/database/schema/schema.ts'
import type { DemoAccount } from '#server/process/start-lines.ts'
import type { DemoDeps } from './demo-deps.ts'
import { demoEmails } from './emails.ts'

const DEMO_PASSWORD = 'faro-demo-2026'

const SEED_NAME = 'demo'

/**
 * Adds demo companies, offers and candidates to a site without accounts, in one transaction. Returns the demo accounts,
 * also at later starts, until their password is changed.
 */
export async function seedDemo(deps: DemoDeps): Promise<{ accounts: DemoAccount[] }> {
  const { db } = deps
  if ((await db.$count(account)) === 0 && !(await findFingerprint(db))) {
    // The texts and the drawing tools are needed only here, so a usual start doesn't load them.
    const { writeDemo } = await import('./write/write-demo.ts')
    await writeDemo(deps, DEMO_PASSWORD, markSeeded)
    await deps.countReplies()
  }
  return { accounts: await listUnchangedAccounts(db) }
}

async function findFingerprint(db: Database): Promise<string | undefined> {
  const [state] = await db.select().from(seedState).where(eq(seedState.name, SEED_NAME))
  return state?.fingerprint
}

/** A digest of the hash, so that a later start can check without hashing whether the password is unchanged. */
const fingerprintOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('hex')

const markSeeded = (passwordHash: string) => ({ name: SEED_NAME, fingerprint: fingerprintOf(passwordHash) })

async function listUnchangedAccounts(db: Database): Promise<DemoAccount[]> {
  const fingerprint = await findFingerprint(db)
  if (!fingerprint) return []
  const rows = await db
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(inArray(account.email, [...demoEmails]))
    .orderBy(account.email)
  return rows
    .filter(({ passwordHash }) => fingerprintOf(passwordHash) === fingerprint)
    .map(({ email }) => ({ email, password: DEMO_PASSWORD }))
}
