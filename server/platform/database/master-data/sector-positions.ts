/** The positions of one sector by id. A new one takes the next free number of all; no number is given twice. */
export interface SectorPositions {
  sectorId: number
  names: Record<number, string>
}
