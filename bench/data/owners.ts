import { createRandom } from '#demo/random.ts'
import type { Size } from './size.ts'

// Every site has a company whose dashboard is long, and a candidate with a long list: the first ones.

export const LARGE_COMPANY = 1
export const LARGE_CANDIDATE = 1

/** Offers of the large company. A site with less than 20,000 offers gives it a tenth. */
export const offersOfLargeCompany = ({ offers }: Size): number => Math.min(2000, Math.floor(offers / 10))

/** Projects of the large company besides its first one. Their ids follow those of the other companies. */
export const furtherProjects = (size: Size): number => Math.floor(offersOfLargeCompany(size) / 10) - 1

const OTHER_LARGE_COMPANIES = 100

/** The company of each offer, at the place of the offer's id. */
export function listOwners(size: Size): Int32Array {
  const { offers, companies, isSkewed } = size
  const random = createRandom(22_112_026)
  const owners = new Int32Array(offers + 1)
  for (let id = 1; id <= offers; id += 1) {
    const others = isSkewed && random.chance(0.5) ? Math.min(OTHER_LARGE_COMPANIES, companies - 1) : companies - 1
    const other = LARGE_COMPANY + 1 + Math.floor(random.next() * others)
    owners[id] = projectOfLargeCompany(id, size) === undefined ? other : LARGE_COMPANY
  }
  return owners
}

/** The project of an offer of the large company; undefined for an offer of another company. Its offers are of all ages. */
export function projectOfLargeCompany(offerId: number, size: Size): number | undefined {
  const count = offersOfLargeCompany(size)
  // Odd, so that the offers with most applications are not left out.
  const step = Math.floor(size.offers / count) - 1
  const place = (offerId - 1) / step
  if (!Number.isInteger(place) || place >= count) return undefined
  const project = place % (furtherProjects(size) + 1)
  return project === 0 ? LARGE_COMPANY : size.companies + project
}

/** Applications of the large candidate besides the usual number. */
export const furtherApplications = ({ applications }: Size): number => Math.min(990, Math.floor(applications / 20))
