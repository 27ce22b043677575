import { mondayOf } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { MAIL_HOUR } from '../mailing/queue-suggestion-mails.ts'
import { townsOf, type Interests } from './interests.ts'
import { areKnown, writeInterests } from './queries.ts'

/** Saves what a candidate looks for, each value once. */
export async function saveInterests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  candidateId: number,
  given: Interests,
): Promise<void> {
  const now = clock.now()
  const interests: Interests = {
    ...given,
    positionIds: once(given.positionIds),
    sectorIds: once(given.sectorIds),
    provinceIds: once(given.provinceIds),
    modalityIds: once(given.modalityIds),
    workdayIds: once(given.workdayIds),
  }
  if (given.town !== null && !townsOf(given)) throw new AppError('town_unknown')
  if (!(await areKnown(db, interests))) throw new AppError('unknown_choice')
  await writeInterests(db, candidateId, { interests, monday: mondayOf(now, MAIL_HOUR), now })
}

const once = (ids: readonly number[]): number[] => [...new Set(ids)]
