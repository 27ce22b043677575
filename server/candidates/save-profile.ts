import type { Deps } from '#server/deps.ts'
import { dayInMadrid } from '#server/clock.ts'
import { requirePlace } from '#server/db/places.ts'
import { replaceImage } from '#server/files/replace-image.ts'
import { checkBirthDate, checkDocument, checkPhone } from './check-identity.ts'
import * as queries from './queries.ts'

interface Profile {
  accountId: number
  communityId: number
  fields: queries.CandidateFields
  /** undefined keeps the picture, null removes it, a data URL replaces it */
  image: string | null | undefined
}

/** Creates the account's profile or changes it: told twice, as after a lost answer, it is the same profile. */
export async function saveProfile({ db, files, clock }: Deps, { accountId, communityId, fields, image }: Profile) {
  const now = clock.now()
  const checked = {
    ...fields,
    mobilePhone: checkPhone(fields.mobilePhone),
    birthDate: checkBirthDate(fields.birthDate ?? null, dayInMadrid(now)),
    documentNumber: checkDocument(fields.documentTypeId ?? 1, fields.documentNumber ?? null),
  }
  const { provinceId, municipalityId = null } = fields
  await requirePlace(db, { communityId, provinceId, municipalityId })
  const save = (photoKey: string | null | undefined) =>
    db.transaction(async (tx) => {
      await queries.becomeCandidate(tx, accountId)
      const keyBefore = await queries.lockPhotoKey(tx, accountId)
      await queries.saveCandidate(tx, { accountId, fields: checked, photoKey, now })
      return { keyBefore, result: undefined }
    })
  await replaceImage(files, { kind: 'photo', image, save })
}
