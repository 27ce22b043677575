/** Counts the bytes that an inspection reads. A byte that is read twice counts twice. */
export interface Work {
  spent: number
  limit: number
}

export class TooMuchWork extends Error {}

// A sound document needs little more than one reading. Several readings are for broken ones.
const READINGS = 4
const MARGIN = 1024 * 1024

export const createWork = (bytes: number): Work => ({ spent: 0, limit: MARGIN + READINGS * bytes })

/** Unpacked content may be read as often as the file. */
export function allowReading(work: Work, bytes: number): void {
  work.limit += READINGS * bytes
}

export function spend(work: Work, bytes: number): void {
  work.spent += bytes
  if (work.spent > work.limit) throw new TooMuchWork('The inspection reads the same bytes too often')
}
