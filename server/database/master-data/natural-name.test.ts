import { expect, test } from 'vitest'
import { naturalName } from './natural-name.ts'

test.each([
  ['Coruña, A', 'A Coruña'],
  ['Porriño, O', 'O Porriño'],
  ["Hospitalet de Llobregat, L'", "L'Hospitalet de Llobregat"],
  ["Eliana, l'", "L'Eliana"],
  ['Campello, el', 'El Campello'],
  ['Pobla, Sa', 'Sa Pobla'],
  ['Palmas de Gran Canaria, Las', 'Las Palmas de Gran Canaria'],
])('%s is written %s, as people say it', (ineName, name) => {
  expect(naturalName(ineName)).toBe(name)
})

test.each([
  ['Useras/Useres, les', 'Useras/Les Useres'],
  ['Pinós, el/Pinoso', 'El Pinós/Pinoso'],
  ["Lorcha/Orxa, l'", "Lorcha/L'Orxa"],
])('%s is written %s: each language has its own article', (ineName, name) => {
  expect(naturalName(ineName)).toBe(name)
})

test.each(['Saus, Camallera i Llampaies', 'Arrasate/Mondragón', 'Noáin (Valle de Elorz)/Noain (Elortzibar)', 'Madrid'])(
  '%s does not change',
  (name) => {
    expect(naturalName(name)).toBe(name)
  },
)
