import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { account, emailLink } from '#server/database/schema/schema.ts'

/**
 * With VERIFY_EMAIL=0 nobody gets a link that works, so accounts that were made while it was on could never sign in. Each becomes
 * what a sign-up makes now. Of several with the same e-mail the first one gets it, unless another account has it, or can still
 * bring it back.
 */
export async function confirmWithoutLinks({ db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<void> {
  if (!env.confirmsWithoutLink) return
  const now = clock.now().toISOString()
  await db.execute(sql`
    update ${account} set is_confirmed = true
    where id in (select min(id) from ${account} where not is_confirmed group by lower(email))
      and not exists (select from ${account} other where other.is_confirmed and lower(other.email) = lower(${account}.email))
      and not exists (select from ${emailLink} undo where kind = 'undo' and ended_at is null
        and expires_at > ${now}::timestamptz and lower(undo.email) = lower(${account}.email))`)
}
