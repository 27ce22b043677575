/** The work that a candidate looks for. Empty lists say nothing. */
export interface Interests {
  positionIds: number[]
  sectorIds: number[]
  provinceIds: number[]
  modalityIds: number[]
  workdayIds: number[]
  /** Whole euros a year. Null: any. */
  leastSalary: number | null
  /** Whether anything is suggested at all. */
  isOn: boolean
  wantsMail: boolean
}

/** Of a candidate who has saved none. */
export const noInterests: Interests = {
  positionIds: [],
  sectorIds: [],
  provinceIds: [],
  modalityIds: [],
  workdayIds: [],
  leastSalary: null,
  isOn: true,
  wantsMail: false,
}

/** Whether a candidate says anything about the work. */
export const saysSomething = (interests: Interests): boolean =>
  interests.leastSalary !== null ||
  [interests.positionIds, interests.sectorIds, interests.provinceIds, interests.modalityIds, interests.workdayIds].some(
    ({ length }) => length > 0,
  )
