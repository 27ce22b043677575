import { expect, test } from 'vitest'
import { someOf } from '#contract/testing/rounds.ts'
import { fraudRules } from './fraud-rules.ts'
import { judgeOffer } from './judge-offer.ts'
import { payRules } from './pay-rules.ts'
import { scamRules } from './scam-rules.ts'
import { neutralTitle } from './titles/neutral-title.ts'
import { wordingRules } from './wording-rules.ts'

const SIZE = 20_000
const repeat = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

const hostile = [
  'a',
  ' ',
  '!',
  '8',
  '8 0 6 ',
  '8.',
  'w h a t s ',
  'solo ',
  'solo!',
  'debes pagar ',
  'whatsapp ',
  '612 345 67',
  'a@',
  'a.',
  'se busca ',
  'entre 18 y ',
  'kit de inicio ',
  'ocho ',
  'interesados ',
  '4',
  '1a',
  '\u0301',
  'ﷺ',
  '🙂',
  'buena ',
  'edad ',
  'ninos ',
  'b u e n a p r e s e n c i a',
  'paga 50 € ',
  'envia ',
  'envia foto ',
  'recibe dinero ',
  'compra tarjeta regalo ',
  '@',
  '@abcd ',
  'w ',
  'punto ',
  '. ',
  '[.]',
  '6\n',
  'bizum',
  '𝟎',
  'salario ',
  'salario a ',
  'indica tu ',
  'indica salario actual ',
  'buscamos ',
  'buscamos un ',
  'buscamos camarera y ',
  'camarera ',
  'camarera y ',
  'joven ',
  'auxiliar de ',
]

const secondsOf = (text: string): number => {
  const before = process.cpuUsage()
  judgeOffer({ nombre: '', descripcion: text, requirements_list: [], salario_anual: 0, mst_jornada_id: 1 })
  neutralTitle(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

// Another process on the core lengthens a measurement, so a failure is tried again. Quadratic work fails each time.
test.each(someOf(6, hostile))(
  '20,000 characters of «%s» take time in proportion to their number',
  { retry: 2 },
  (piece) => {
    secondsOf(repeat(piece, SIZE / 4))
    const short = secondsOf(repeat(piece, SIZE / 4))
    const long = secondsOf(repeat(piece, SIZE))
    // Quadratic work would take 16 times as long. Below a few milliseconds the clock decides.
    expect(long).toBeLessThan(8 * short + 0.05)
  },
)

test('no pattern has a quantifier without an upper bound', () => {
  const patterns = Object.values({ ...fraudRules, ...scamRules, ...wordingRules, ...payRules }).flatMap(
    (rule) => rule.patterns,
  )
  const unbounded = patterns
    .map(({ source }) => source)
    .filter((source) => /[)\]\w.][+*](?![^[]*\])|\{\d+,\}/.test(source))
  expect(unbounded).toEqual([])
})
