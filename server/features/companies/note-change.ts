import type { Tx } from '#server/database/open.ts'
import { changeStanding } from '#server/domain/companies/change-standing.ts'
import { AppError } from '#server/errors.ts'
import type { LockedProfile } from './queries.ts'
import { suspendedKeepsName } from './texts.ts'
import * as queries from './verification-queries.ts'

export interface Noted {
  kept: LockedProfile
  /** Undefined leaves it unchanged. */
  name: string | undefined
  logoKey: string | null | undefined
  now: Date
}

/**
 * The effect of another public name or logo on the verification. Candidates read the name beside the badge, so a
 * verified company with a new name waits again. A new logo is shown to operators, and the badge stays. A concurrent
 * decision is refused, because it saw neither. A suspended company keeps both. Returns whether candidates read
 * something else beside its offers.
 */
export async function noteChange(tx: Tx, { kept, name, logoKey, now }: Noted): Promise<boolean> {
  const { id: companyId } = kept
  const isRenamed = name !== undefined && name !== kept.name
  const hasNewLogo = logoKey !== undefined && logoKey !== kept.logoKey
  if (!isRenamed && !hasNewLogo) return false
  // Its victims must find it under the name that they know.
  if (kept.isSuspended) throw new AppError('company_suspended', { sentence: suspendedKeepsName })
  await changeStanding(tx, companyId, {})
  if (kept.verification !== 'verified') return true
  if (hasNewLogo) await queries.insertLogoStep(tx, companyId, now)
  if (isRenamed) await queries.waitAgain(tx, { companyId, nameBefore: kept.name, now })
  return true
}
