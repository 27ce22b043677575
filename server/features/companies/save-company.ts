import { dayInMadrid } from '#server/clock.ts'
import type { Change } from '#server/database/change.ts'
import type { Tx } from '#server/database/open.ts'
import { requirePlace, requirePlaceChange } from '#server/domain/places/places.ts'
import { replaceImage, type FileDeps } from '#server/domain/accounts/replace-image.ts'
import { AppError } from '#server/errors.ts'
import type { Deps } from '#server/deps.ts'
import { changeBesideOffers } from '#server/domain/reviews/change-beside-offers.ts'
import { noteChange, type Noted } from './note-change.ts'
import { lockCompanyProfile, takeCompanyRole, updateCompany, upsertCompany, type CompanyValues } from './queries.ts'

/** `image` is a data URL; null removes the logo, undefined keeps it. */
export interface Profile extends CompanyValues {
  communityId: number
  image: string | null | undefined
}

type CompanyDeps = FileDeps & Pick<Deps, 'env'>

/** Creates the company of an account and gives the account its role. A second call updates it. Returns the company's id. */
export async function createCompany(
  deps: CompanyDeps,
  accountId: number,
  { communityId, image, ...values }: Profile,
): Promise<number> {
  const save = async (tx: Tx, logoKey: string | null | undefined) => {
    await requirePlace(tx, { communityId, ...values })
    await takeCompanyRole(tx, accountId)
    const kept = await lockCompanyProfile(tx, accountId)
    const now = deps.clock.now()
    const company = { accountId, registeredOn: dayInMadrid(now), ...values, logoKey }
    if (!kept) return { keyBefore: null, result: await upsertCompany(tx, company) }
    await saveKept(tx, deps, { kept, name: values.name, logoKey, change: () => upsertCompany(tx, company) })
    return { keyBefore: kept.logoKey, result: kept.id }
  }
  return replaceImage(deps, { kind: 'logo', accountId, image, save })
}

/** Changes the given values of the account's company. */
export async function changeCompany(
  deps: CompanyDeps,
  accountId: number,
  { communityId, image, ...values }: Change<Profile>,
): Promise<void> {
  const save = async (tx: Tx, logoKey: string | null | undefined) => {
    const kept = await lockCompanyProfile(tx, accountId)
    if (!kept) throw new AppError('profile_missing')
    await requirePlaceChange(tx, kept, { communityId, ...values })
    const change = () => updateCompany(tx, accountId, { ...values, logoKey })
    await saveKept(tx, deps, { kept, name: values.name, logoKey, change })
    return { keyBefore: kept.logoKey, result: undefined }
  }
  await replaceImage(deps, { kind: 'logo', accountId, image, save })
}

/** Saves an existing company. Its offers are reviewed again if their name or logo changes. */
async function saveKept(
  tx: Tx,
  deps: CompanyDeps,
  { change, ...noted }: Omit<Noted, 'now'> & { change: () => Promise<unknown> },
): Promise<void> {
  const isSeen = await noteChange(tx, { ...noted, now: deps.clock.now() })
  if (isSeen) await changeBesideOffers(tx, deps, { companyId: noted.kept.id, change })
  else await change()
}
