import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOtherPosition } from '#contract/values/other-positions.ts'
import { positions, sectorSlug, sectors } from './work.ts'

test('there are 26 sectors, numbered from 1 in the order of the specification', () => {
  expect(sectors.map(({ id }) => id)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
  expect(new Set(sectors.map(({ name }) => name)).size).toBe(26)
  expect(sectors[0]?.name).toBe('Administración y Oficina')
  expect(sectors[25]?.name).toBe('Tecnología')
})

test('the four sectors of the landing keep their ids', () => {
  const landing = ['Diseño y Arte', 'Educación', 'Desarrollo Web', 'Marketing Digital']
  expect(landing.map((name) => sectors.find((sector) => sector.name === name)?.id)).toEqual([12, 13, 11, 22])
})

test('each sector has its own illustration, with a file name without accents', () => {
  expect(sectorSlug('Diseño y Arte')).toBe('diseno-y-arte')
  expect(sectors[0]?.imagePath).toBe('/sectores/administracion-y-oficina.svg')
  expect(sectors.filter(({ imagePath }) => !/^\/sectores\/[a-z]+(-[a-z]+)*\.svg$/.test(imagePath))).toEqual([])
  expect(new Set(sectors.map(({ imagePath }) => imagePath)).size).toBe(26)
})

test('there are 713 positions and one for other work of each sector, each with its own id and name', () => {
  const [named, other] = [positions.slice(0, 713), positions.slice(713)]
  expect(named.map(({ id }) => id)).toEqual(Array.from({ length: 713 }, (_, index) => index + 1))
  expect(other.map(({ id, sectorId }) => [id, sectorId])).toEqual(sectors.map(({ id }) => [9000 + (id ?? 0), id]))
  expect(other[15]?.name).toBe('Otro puesto de Hostelería y Turismo')
  expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length)
})

// The hash of the 224 names that the releases before had.
test('the first positions keep their ids and names', () => {
  const old = positions.slice(0, 224).map(({ id, name, sectorId }) => [id, name, sectorId])
  expect(createHash('sha256').update(JSON.stringify(old)).digest('hex').slice(0, 16)).toBe('4fb1ef3c160b3cfd')
})

test('every sector has at least ten positions, and every position an existing sector', () => {
  for (const { id } of sectors) {
    expect(positions.filter(({ sectorId }) => sectorId === id).length).toBeGreaterThanOrEqual(10)
  }
  expect(positions.filter(({ sectorId }) => sectorId === 0)).toEqual([])
})

test('a code of CNO-11 has four digits, and no synonym is the name of its own position', () => {
  expect(positions.filter(({ cno }) => cno !== null && !/^\d{4}$/.test(cno))).toEqual([])
  const same = ({ name, synonyms }: (typeof positions)[number]) => new Set([name, ...synonyms]).size <= synonyms.length
  const lacking = positions.filter((one) => one.synonyms.length === 0 || same(one))
  expect(lacking.filter(({ id }) => !isOtherPosition(id))).toEqual([])
})

test('positions name women and men, and a word that is the same for both is written once', () => {
  const names = new Set(positions.map(({ name }) => name))
  for (const name of ['Enfermero/a', 'Desarrollador/a web', 'Recepcionista', 'Electricista', 'Abogado/a']) {
    expect(names).toContain(name)
  }
  expect([...names].filter((name) => /ista\/|(?<!Gobern)ante\/|^\p{Ll}|^\s|\s$|\s\s|\s\//u.test(name))).toEqual([])
})
