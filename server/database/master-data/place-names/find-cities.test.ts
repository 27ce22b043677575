import { describe, expect, test } from 'vitest'
import usualNames from '../data/usual-names.json' with { type: 'json' }
import { municipalities } from '../places.ts'
import { findCities } from './find-cities.ts'

const names = [...new Set(municipalities.map(({ name }) => name))]
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wholes = new Set(names.flatMap((name) => [name, ...name.split('/')]).map(plain))

/** «A Coruña» as the INE writes it: «Coruña, A». */
const withArticleLast = (name: string) =>
  name
    .replaceAll(/(^|\/)(L'|(?:El|La|Los|Las|Els|Les|A|O|As|Os|Es|Sa|Ses) )([^/]+)/g, '$1$3, $2')
    .replaceAll(/ (?=\/|$)/g, '')
const withoutArticle = (name: string) =>
  name.replaceAll(/(^|\/)(L'|(?:El|La|Los|Las|Els|Les|A|O|As|Os|Es|Sa|Ses) )/g, '$1')
const spellings: [string, (name: string) => string][] = [
  ['as it is', (name) => name],
  ['without accents', plain],
  ['in capitals', (name) => name.toUpperCase()],
  ['with blanks for signs', (name) => name.replaceAll(/[-/',()]/g, ' ')],
  ['with hyphens for blanks', (name) => name.replaceAll(' ', '-')],
  ['with a curly apostrophe', (name) => name.replaceAll("'", '’')],
  ['with an accent for the apostrophe', (name) => name.replaceAll("'", '´')],
  ['in one word', (name) => name.replaceAll(/[-/', ()]/g, '')],
  ['with its halves in the other order', (name) => name.split('/').toReversed().join('/')],
  ['with the article last', withArticleLast],
  ['without the article', withoutArticle],
  ['with blanks around', (name) => `  ${name.replaceAll(' ', '  ')} `],
]

describe('Each of the 8,132 municipalities is found', () => {
  test.each(spellings)('by its name %s', (_, write) => {
    // «Oliva» is another place than «La Oliva».
    const isOther = (text: string, name: string) => plain(text) !== plain(name) && wholes.has(plain(text))
    expect(names.filter((name) => !findCities(write(name)).includes(name) && !isOther(write(name), name))).toEqual([])
  })

  test('by each of its two names', () => {
    const halves = names.flatMap((name) => name.split('/').map((half) => [name, half] as const))
    expect(halves.filter(([name, half]) => !findCities(half).includes(name))).toEqual([])
  })

  test('alone by its whole name', () => {
    const whole = names.map((name) => [name, findCities(name)] as const)
    expect(whole.filter(([, found]) => found.length > 1)).toEqual([])
  })

  test('by what people call it in Spanish', () => {
    const usual = Object.entries(usualNames).flatMap(([name, others]) => others.map((other) => [name, other] as const))
    expect(usual.filter(([name]) => !names.includes(name))).toEqual([])
    expect(usual.filter(([name, other]) => !findCities(other).includes(name))).toEqual([])
  })
})

test.each([
  ['vitoria gasteiz', 'Vitoria-Gasteiz'],
  ['vitoria', 'Vitoria-Gasteiz'],
  ['gerona', 'Girona'],
  ['lerida', 'Lleida'],
  ['la coruña', 'A Coruña'],
  ['Coruña, A', 'A Coruña'],
  ['coruña', 'A Coruña'],
  ['orense', 'Ourense'],
  ['san sebastian', 'Donostia/San Sebastián'],
  ['donosti', 'Donostia/San Sebastián'],
  ['ibiza', 'Eivissa'],
  ['Alacant/Alicante', 'Alicante/Alacant'],
  ['Hospitalet de Llobregat', "L'Hospitalet de Llobregat"],
  ['palma de mallorca', 'Palma'],
  ['castellón de la plana', 'Castelló de la Plana'],
  ['las palmas', 'Las Palmas de Gran Canaria'],
  ['elx', 'Elche/Elx'],
  ['pamplona', 'Pamplona/Iruña'],
])('«%s» is %s alone', (text, name) => expect(findCities(text)).toEqual([name]))

test('a text that begins several names means all of them', () => {
  expect(findCities('jerez')).toEqual(['Jerez de los Caballeros', 'Jerez de la Frontera', 'Jérez del Marquesado'])
  expect(findCities("l'hospitalet")).toEqual(["L'Hospitalet de Llobregat", "Vandellòs i l'Hospitalet de l'Infant"])
  expect(findCities('drid')).toContain('Madrid')
})

test.each(['', ' ', '%', '_', "'", '-', 'zzzz', '🙂'])('«%s» means none', (text) =>
  expect(findCities(text)).toEqual([]),
)
