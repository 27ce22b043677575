import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { municipalities } from '#server/database/master-data/places.ts'
import { kmOutside, readOutlines } from './municipality-outlines.ts'
import { coordinatesText, listCoordinates } from './write-coordinates.ts'

const target = new URL('../../server/database/master-data/data/coordinates.json', import.meta.url)

test('the table is what node scripts/master-data/write-coordinates.ts writes', async () =>
  expect(await readFile(target, 'utf8')).toBe(coordinatesText()))

test('every municipality has one position, in or near its own outline', () => {
  const outlines = readOutlines()
  const all = listCoordinates()
  expect(all.map(({ id }) => id)).toEqual(municipalities.map(({ id }) => id).toSorted((one, other) => one - other))
  const far = all.filter(({ id, latitude, longitude }) => {
    const outline = outlines.get(String(id).padStart(5, '0'))
    // The centre of an outline with parts far apart lies between them.
    return outline && kmOutside(outline, [longitude, latitude]) > 5
  })
  expect(far).toEqual([])
})
