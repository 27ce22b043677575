import { expect, test } from 'vitest'
import { provinces } from '#server/database/master-data/places.ts'
import { sectors } from '#server/database/master-data/work.ts'
import { slugsOf } from './overview-slugs.ts'

const shipped = sectors.map(({ id = 0, name }) => ({ id, name }))
const renamed = shipped.map((one) => (one.name === 'Legal' ? { ...one, name: 'Derecho' } : one))
const [LEGAL, HEALTH] = [19, 24]

// Seen to fail with slugs that keep accents, and where the province is left out of the address.
test('every sector, every province and every pair has its own plain address, which is read back', () => {
  const { pathOf, read } = slugsOf(shipped)
  const each = [{}, ...shipped.map(({ id }) => ({ sectorId: id }))]
  const all = each.flatMap((of) => [of, ...provinces.map(({ id }) => ({ ...of, provinceId: id }))]).slice(1)
  const paths = all.map(pathOf)
  expect(new Set(paths).size).toBe(27 * 53 - 1)
  expect(paths.filter((path) => !/^(\/[a-z]+(-[a-z]+)*){2,3}$/.test(path))).toEqual([])
  expect(paths.map((path) => read(path.split('/').slice(2)))).toEqual(all.map((of) => ({ of, isKnown: true })))
})

// Seen to fail where the later sector takes the address, and without the shipped names.
test.each([
  ['SEVILLA', shipped, { of: { provinceId: 41 }, isKnown: true }],
  ['Ávila', shipped, { of: { provinceId: 5 }, isKnown: true }],
  ['sevilla/salud', shipped, { of: { sectorId: HEALTH, provinceId: 41 }, isKnown: true }],
  ['salud/nada', shipped, { of: { sectorId: HEALTH }, isKnown: false }],
  ['sevilla/madrid', shipped, { of: { provinceId: 28 }, isKnown: false }],
  ['---', shipped, { of: {}, isKnown: false }],
  ['derecho', renamed, { of: { sectorId: LEGAL }, isKnown: true }],
  ['legal', renamed, { of: { sectorId: LEGAL }, isKnown: true }],
  ['legal', [{ id: 10_000, name: 'Legal' }, ...renamed], { of: { sectorId: 10_000 }, isKnown: true }],
  ['legal', shipped.filter(({ id }) => id !== LEGAL), { of: {}, isKnown: false }],
  ['salud', [{ id: 10_000, name: 'SALUD' }, ...shipped], { of: { sectorId: HEALTH }, isKnown: true }],
])('«%s» is read among sectors that operators have changed', (route, list, meaning) => {
  expect(slugsOf(list).read(route.split('/'))).toEqual(meaning)
})

test.each([
  ['Sevilla', '/empleo/sevilla-10000'],
  ['SALUD', '/empleo/salud-10000'],
  ['日本', '/empleo/10000'],
  ['(Buceo) S.L.', '/empleo/buceo-s-l'],
])('a new sector called «%s» has the address %s', (name, path) => {
  expect(slugsOf([{ id: 10_000, name }, ...shipped]).pathOf({ sectorId: 10_000 })).toBe(path)
})
