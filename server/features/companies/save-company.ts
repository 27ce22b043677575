import { dayInMadrid } from '#server/platform/clock.ts'
import type { Change } from '#server/platform/database/change.ts'
import type { Tx } from '#server/platform/database/open.ts'
import { requirePlace, requirePlaceChange } from '#server/platform/database/queries/places.ts'
import { replaceImage, type FileDeps } from '#server/platform/files/replace-image.ts'
import { AppError } from '#server/platform/errors.ts'
import { noteChange } from './note-change.ts'
import { lockCompanyProfile, takeCompanyRole, updateCompany, upsertCompany, type CompanyValues } from './queries.ts'

/** `image` is a data URL; null removes the logo, undefined keeps it. */
export interface Profile extends CompanyValues {
  communityId: number
  image: string | null | undefined
}

/** Creates the company of an account and gives the account its role. A second call updates it. Returns the company's id. */
export async function createCompany(
  deps: FileDeps,
  accountId: number,
  { communityId, image, ...values }: Profile,
): Promise<number> {
  const save = async (tx: Tx, logoKey: string | null | undefined) => {
    await requirePlace(tx, { communityId, ...values })
    await takeCompanyRole(tx, accountId)
    const kept = await lockCompanyProfile(tx, accountId)
    const now = deps.clock.now()
    if (kept) await noteChange(tx, { kept, name: values.name, logoKey, now })
    const registeredOn = dayInMadrid(now)
    const companyId = await upsertCompany(tx, { accountId, registeredOn, ...values, logoKey })
    return { keyBefore: kept?.logoKey ?? null, result: companyId }
  }
  return replaceImage(deps, { kind: 'logo', accountId, image, save })
}

/** Changes the given values of the account's company. */
export async function changeCompany(
  deps: FileDeps,
  accountId: number,
  { communityId, image, ...values }: Change<Profile>,
): Promise<void> {
  const save = async (tx: Tx, logoKey: string | null | undefined) => {
    const kept = await lockCompanyProfile(tx, accountId)
    if (!kept) throw new AppError('profile_missing')
    await requirePlaceChange(tx, kept, { communityId, ...values })
    await noteChange(tx, { kept, name: values.name, logoKey, now: deps.clock.now() })
    await updateCompany(tx, accountId, { ...values, logoKey })
    return { keyBefore: kept.logoKey, result: undefined }
  }
  await replaceImage(deps, { kind: 'logo', accountId, image, save })
}
