import { dayInMadrid } from '#server/platform/clock.ts'
import type { Change } from '#server/platform/database/change.ts'
import { requirePlace, requirePlaceChange } from '#server/platform/database/queries/places.ts'
import type { Deps } from '#server/platform/deps.ts'
import { replaceImage } from '#server/platform/files/replace-image.ts'
import { AppError } from '#server/platform/errors.ts'
import { lockCompanyProfile, takeCompanyRole, updateCompany, upsertCompany, type CompanyValues } from './queries.ts'

/** `image` is a data URL; null removes the logo, undefined keeps it. */
export interface Profile extends CompanyValues {
  communityId: number
  image: string | null | undefined
}

/** Creates the company of an account and gives the account its role. A second call updates it. Returns the company's id. */
export async function createCompany(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  accountId: number,
  { communityId, image, ...values }: Profile,
): Promise<number> {
  const save = (logoKey: string | null | undefined) =>
    db.transaction(async (tx) => {
      await requirePlace(tx, { communityId, ...values })
      await takeCompanyRole(tx, accountId)
      const kept = await lockCompanyProfile(tx, accountId)
      const registeredOn = dayInMadrid(clock.now())
      const companyId = await upsertCompany(tx, { accountId, registeredOn, ...values, logoKey })
      return { keyBefore: kept?.logoKey ?? null, result: companyId }
    })
  return replaceImage(files, { kind: 'logo', image, save })
}

/** Changes the given values of the account's company. */
export async function changeCompany(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  accountId: number,
  { communityId, image, ...values }: Change<Profile>,
): Promise<void> {
  const save = (logoKey: string | null | undefined) =>
    db.transaction(async (tx) => {
      const kept = await lockCompanyProfile(tx, accountId)
      if (!kept) throw new AppError('profile_missing')
      await requirePlaceChange(tx, kept, { communityId, ...values })
      await updateCompany(tx, accountId, { ...values, logoKey })
      return { keyBefore: kept.logoKey, result: undefined }
    })
  await replaceImage(files, { kind: 'logo', image, save })
}
