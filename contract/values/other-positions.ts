/** «Otro puesto de …», one for each sector: for work that no other position names. */
export const FIRST_OTHER_POSITION_ID = 9001

/** Entries of operators begin here. */
export const FIRST_OWN_ENTRY_ID = 10_000

/** Whether a position says nothing about what the work is. */
export const isOtherPosition = (id: number): boolean => id >= FIRST_OTHER_POSITION_ID && id < FIRST_OWN_ENTRY_ID
