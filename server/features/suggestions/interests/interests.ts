import type { candidateInterest } from '#server/database/schema/schema.ts'
import { townsNear } from '#server/domain/offers/search/towns-near.ts'

/** The work that a candidate looks for. Empty lists say nothing. */
export type Interests = Omit<typeof candidateInterest.$inferSelect, 'candidateId' | 'mailedOn' | 'savedAt'>

/** Of a candidate who has saved none. */
export const noInterests: Interests = {
  positionIds: [],
  sectorIds: [],
  provinceIds: [],
  modalityIds: [],
  workdayIds: [],
  town: null,
  distance: 25,
  leastSalary: null,
  isOn: true,
  wantsMail: false,
}

/** Whether a candidate says anything about the work. */
export const saysSomething = (interests: Interests): boolean =>
  interests.leastSalary !== null ||
  interests.town !== null ||
  [interests.positionIds, interests.sectorIds, interests.provinceIds, interests.modalityIds, interests.workdayIds].some(
    ({ length }) => length > 0,
  )

/** The municipalities around the declared one. Null: none is declared. */
export const townsOf = ({ town, distance }: Pick<Interests, 'town' | 'distance'>) =>
  town === null ? null : townsNear({ city: town, distance })
