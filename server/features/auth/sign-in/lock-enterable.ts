import { ROLE_OPERATOR } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { findDeletion } from '../deletion/queries.ts'

/** The account, locked. Undefined if nobody enters it without a password: an operator's, a disabled one, or one that is being deleted. */
export async function lockEnterable(tx: Tx, id: number) {
  const owner = await lockAccount(tx, id)
  const isShut = !owner || owner.role === ROLE_OPERATOR || owner.disabledAt || (await findDeletion(tx, id))
  return isShut ? undefined : owner
}
