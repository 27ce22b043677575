import { RESET_MINUTES, SIGN_IN_LINK_MINUTES } from '#contract/constants.ts'
import type { passwordReset } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { lockEnterable } from '../sign-in/lock-enterable.ts'
import { endResets, saveReset } from './queries.ts'

type Context = Pick<Deps, 'db' | 'clock'>
type Link = Pick<typeof passwordReset.$inferInsert, 'accountId' | 'tokenHash' | 'signsIn'>

/** Makes a link valid and ends older ones. Returns the e-mail; null if no account may use it, or it was used or replaced. */
export const openReset = ({ db, clock }: Context, { accountId, tokenHash, signsIn }: Link): Promise<string | null> =>
  db.transaction(async (tx) => {
    // Two jobs of one account run one after the other.
    const owner = await (signsIn ? lockEnterable : lockAccount)(tx, accountId)
    const now = clock.now()
    const minutes = signsIn ? SIGN_IN_LINK_MINUTES : RESET_MINUTES
    const expiresAt = new Date(now.getTime() + minutes * 60_000)
    if (!owner || !(await saveReset(tx, { tokenHash, accountId, expiresAt, signsIn }))) return null
    await endResets(tx, accountId, { now, tokenHash })
    return owner.email
  })
