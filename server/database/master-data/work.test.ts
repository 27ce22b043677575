import { expect, test } from 'vitest'
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

test('there are more than 200 positions, each with its own id and name', () => {
  expect(positions.length).toBeGreaterThanOrEqual(200)
  expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length)
  expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length)
})

test('every sector has six to ten positions', () => {
  for (const { id } of sectors) {
    const own = positions.filter(({ sectorId }) => sectorId === id)
    expect(own.length).toBeGreaterThanOrEqual(6)
    expect(own.length).toBeLessThanOrEqual(10)
  }
})

test('positions name women and men, and a word that is the same for both is written once', () => {
  const names = new Set(positions.map(({ name }) => name))
  for (const name of ['Enfermero/a', 'Desarrollador/a web', 'Recepcionista', 'Electricista', 'Abogado/a']) {
    expect(names).toContain(name)
  }
  expect([...names].filter((name) => /ista\/|ante\/|^\p{Ll}|^\s|\s$|\s\s|\s\//u.test(name))).toEqual([])
})
