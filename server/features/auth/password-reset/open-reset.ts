import { RESET_MINUTES } from '#contract/constants.ts'
import type { Deps } from '#server/deps.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { endResets, saveReset } from './queries.ts'

type Context = Pick<Deps, 'db' | 'clock'>

/** Makes the token valid and ends older ones. Returns the e-mail; null if the account is gone, or the token used or replaced. */
export const openReset = ({ db, clock }: Context, accountId: number, tokenHash: Buffer): Promise<string | null> =>
  db.transaction(async (tx) => {
    // Two jobs of one account run one after the other.
    const owner = await lockAccount(tx, accountId)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000)
    if (!owner || !(await saveReset(tx, { tokenHash, accountId, expiresAt }))) return null
    await endResets(tx, accountId, { now, tokenHash })
    return owner.email
  })
