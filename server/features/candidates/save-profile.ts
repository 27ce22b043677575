import type { Deps } from '#server/deps.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Change } from '#server/database/change.ts'
import type { Tx } from '#server/database/open.ts'
import { requirePlace, requirePlaceChange } from '#server/domain/places/places.ts'
import { replaceImage } from '#server/domain/accounts/replace-image.ts'
import { AppError } from '#server/errors.ts'
import { checkBirthDate, checkDocument, checkPhone } from './check-identity.ts'
import * as queries from './queries.ts'

/** `image` is a data URL; null removes the photo, undefined keeps it. */
export interface Profile extends queries.CandidateValues {
  communityId: number
  image: string | null | undefined
}

/** Creates the account's profile. A second call, as after a lost response, updates the same profile. */
export async function createProfile(
  deps: Deps,
  accountId: number,
  { communityId, image, ...given }: Profile,
): Promise<void> {
  const now = deps.clock.now()
  checkPerson(given, dayInMadrid(now))
  const values = { ...given, documentNumber: checkDocument(given.documentTypeId, given.documentNumber) }
  const save = async (tx: Tx, photoKey: string | null | undefined) => {
    await requirePlace(tx, { communityId, ...values })
    await queries.becomeCandidate(tx, accountId)
    const kept = await queries.lockProfile(tx, deps.cipher, accountId)
    await queries.upsertCandidate(tx, deps.cipher, { accountId, createdAt: now, ...values, photoKey })
    return { keyBefore: kept?.photoKey ?? null, result: undefined }
  }
  await replaceImage(deps, { kind: 'photo', accountId, image, save })
}

/** Changes the given values of the account's profile. */
export async function changeProfile(
  deps: Deps,
  accountId: number,
  { communityId, image, ...values }: Change<Profile>,
): Promise<void> {
  checkPerson(values, dayInMadrid(deps.clock.now()))
  const save = async (tx: Tx, photoKey: string | null | undefined) => {
    const kept = await queries.lockProfile(tx, deps.cipher, accountId)
    if (!kept) throw new AppError('profile_missing')
    await requirePlaceChange(tx, kept, { communityId, ...values })
    const documentNumber = checkDocumentChange(kept, values)
    await queries.updateCandidate(tx, { cipher: deps.cipher, kept }, { ...values, documentNumber, photoKey })
    return { keyBefore: kept.photoKey, result: undefined }
  }
  await replaceImage(deps, { kind: 'photo', accountId, image, save })
}

function checkPerson({ mobilePhone, birthDate }: Change<queries.CandidateValues>, today: string): void {
  if (mobilePhone !== undefined) checkPhone(mobilePhone)
  if (birthDate) checkBirthDate(birthDate, today)
}

type Document = Pick<queries.CandidateValues, 'documentTypeId' | 'documentNumber'>

/** The number to save. A new type is also a change: the saved number must be valid for it. */
function checkDocumentChange(kept: Document, change: Change<Document>): string | null | undefined {
  const { documentTypeId = kept.documentTypeId, documentNumber = kept.documentNumber } = change
  const isChanged = change.documentTypeId !== undefined || change.documentNumber !== undefined
  return isChanged ? checkDocument(documentTypeId, documentNumber) : undefined
}
