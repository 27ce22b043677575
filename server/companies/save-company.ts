import { dayInMadrid } from '#server/clock.ts'
import { requirePlace } from '#server/db/places.ts'
import type { Handle } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { replaceImage } from '#server/files/replace-image.ts'
import { lockLogoKey, takeCompanyRole, updateCompany, upsertCompany } from './queries.ts'

/** What a company says of itself. The image is a data URL; null removes the logo, undefined keeps it. */
export interface Profile {
  name: string
  acronym: string
  place: { communityId: number; provinceId: number; municipalityId: number | null }
  image: string | null | undefined
}

interface OwnProfile {
  accountId: number
  profile: Profile
}

type Keeping = Pick<Deps, 'db' | 'files'>

/** Makes the company of an account and gives the account its role. Told twice it updates. Returns the company's id. */
export async function createCompany(
  { db, files, clock }: Keeping & Pick<Deps, 'clock'>,
  { accountId, profile }: OwnProfile,
): Promise<number> {
  const save = (logoKey: string | null | undefined) =>
    db.transaction(async (tx) => {
      const values = await valuesOf(tx, { profile, logoKey })
      await takeCompanyRole(tx, accountId)
      const keyBefore = await lockLogoKey(tx, accountId)
      const registeredOn = dayInMadrid(clock.now())
      return { keyBefore, result: await upsertCompany(tx, { accountId, registeredOn, ...values }) }
    })
  return replaceImage(files, { kind: 'logo', image: profile.image, save })
}

/** Changes the company of an account that has one. */
export async function changeCompany({ db, files }: Keeping, { accountId, profile }: OwnProfile): Promise<void> {
  const save = (logoKey: string | null | undefined) =>
    db.transaction(async (tx) => {
      const values = await valuesOf(tx, { profile, logoKey })
      const keyBefore = await lockLogoKey(tx, accountId)
      await updateCompany(tx, { accountId, values })
      return { keyBefore, result: undefined }
    })
  await replaceImage(files, { kind: 'logo', image: profile.image, save })
}

async function valuesOf(tx: Handle, { profile, logoKey }: { profile: Profile; logoKey: string | null | undefined }) {
  const { name, acronym, place } = profile
  await requirePlace(tx, place)
  return { name, acronym, provinceId: place.provinceId, municipalityId: place.municipalityId, logoKey }
}
