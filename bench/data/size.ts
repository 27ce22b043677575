/** How much a generated site has. */
export interface Size {
  offers: number
  companies: number
  candidates: number
  applications: number
  /** 100 companies own half of the offers, and one offer in a hundred gets half of the applications. */
  isSkewed: boolean
}

/** A site with so many offers, and the usual number of everything else. */
export const sizeOf = (offers: number, isSkewed = false): Size => ({
  offers,
  companies: Math.ceil(offers / 50),
  candidates: Math.ceil(offers / 5),
  applications: offers * 2,
  isSkewed,
})
