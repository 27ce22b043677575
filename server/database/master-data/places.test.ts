import { expect, test } from 'vitest'
import { communities, municipalities, provinces } from './places.ts'

const nameOf = (rows: { id: number; name: string }[], id: number) => rows.find((row) => row.id === id)?.name

test('Spain has 19 communities, 52 provinces and 8,132 municipalities, each listed once', () => {
  expect(new Set(communities.map(({ id }) => id)).size).toBe(19)
  expect(new Set(communities.map(({ ineCode }) => ineCode)).size).toBe(19)
  expect(new Set(provinces.map(({ id }) => id)).size).toBe(52)
  expect(new Set(municipalities.map(({ id }) => id)).size).toBe(8132)
  expect([communities.length, provinces.length, municipalities.length]).toEqual([19, 52, 8132])
})

test('community 7 is Comunidad de Madrid and 13 Castilla y León; every other id agrees with the INE', () => {
  expect(communities.filter(({ id, ineCode }) => id !== Number(ineCode))).toEqual([
    { id: 7, ineCode: '13', shortName: 'Comunidad de Madrid' },
    { id: 13, ineCode: '07', shortName: 'Castilla y León' },
  ])
})

test('the place preselected in the forms is Madrid in Comunidad de Madrid', () => {
  expect(provinces.find(({ id }) => id === 28)).toEqual({ id: 28, communityId: 7, name: 'Madrid' })
  expect(municipalities.find(({ id }) => id === 28079)).toEqual({ id: 28079, provinceId: 28, name: 'Madrid' })
})

test('a community lists only its own provinces', () => {
  const provincesOf = (communityId: number) =>
    provinces.filter((province) => province.communityId === communityId).map(({ name }) => name)
  expect(provincesOf(12)).toEqual(['A Coruña', 'Lugo', 'Ourense', 'Pontevedra'])
  expect(provincesOf(16)).toEqual(['Araba/Álava', 'Gipuzkoa', 'Bizkaia'])
  expect(provincesOf(10)).toEqual(['Alicante/Alacant', 'Castellón/Castelló', 'Valencia/València'])
  expect(provincesOf(13)).toHaveLength(9)
})

test('every community has provinces, and every province has municipalities whose ids start with its id', () => {
  expect(new Set(provinces.map(({ communityId }) => communityId))).toEqual(new Set(communities.map(({ id }) => id)))
  expect(new Set(municipalities.map(({ provinceId }) => provinceId))).toEqual(new Set(provinces.map(({ id }) => id)))
  expect(municipalities.filter(({ id, provinceId }) => Math.floor(id / 1000) !== provinceId)).toEqual([])
})

test.each([
  [8101, "L'Hospitalet de Llobregat"],
  [25120, 'Lleida'],
  [17066, 'Figueres'],
  [15030, 'A Coruña'],
  [36039, 'O Porriño'],
  [32012, 'Os Blancos'],
  [48020, 'Bilbao'],
  [20069, 'Donostia/San Sebastián'],
  [48916, 'Usansolo'],
  [46250, 'València'],
  [46116, "L'Eliana"],
  [12122, 'Useras/Les Useres'],
  [3077, 'El Fondó de les Neus/Hondón de las Nieves'],
  [7040, 'Palma'],
  [7044, 'Sa Pobla'],
  [7059, 'Ses Salines'],
  [35016, 'Las Palmas de Gran Canaria'],
  [26089, 'Logroño'],
  [31201, 'Pamplona/Iruña'],
  [17187, 'Saus, Camallera i Llampaies'],
])('municipality %i is called %s', (id, name) => {
  expect(nameOf(municipalities, id)).toBe(name)
})

test('no two municipalities of a province have the same name', () => {
  const names = municipalities.map(({ provinceId, name }) => `${provinceId} ${name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('names have no extra spaces, no lower-case first letter and no article behind a comma', () => {
  const names = [
    ...communities.map(({ shortName }) => shortName),
    ...[...provinces, ...municipalities].map(({ name }) => name),
  ]
  expect(names.filter((name) => /^\s|\s$|\s\s|\s[,/]|\/\s|(^|\/)\p{Ll}/u.test(name))).toEqual([])
  expect(names.filter((name) => name.includes(','))).toEqual([
    "Cruïlles, Monells i Sant Sadurní de l'Heura",
    'Saus, Camallera i Llampaies',
  ])
})
