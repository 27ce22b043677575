import type { partner } from '../schema/master.ts'

/** The strip of the landing page at first: made-up companies, whose marks the pages draw. */
const names = ['Altavera', 'Rivanor', 'Solmenta', 'Quilmar', 'Lumeral', 'Terrazul', 'Ondavia', 'Brumaclara']

export const partners: (typeof partner.$inferInsert)[] = names.map((name, index) => ({
  id: index + 1,
  name,
  mark: name.toLowerCase(),
  place: index + 1,
}))
