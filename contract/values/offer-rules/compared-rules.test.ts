import { describe, expect, test } from 'vitest'
import type { Comparison } from './compared-rules.ts'
import { isFraud, judgeOffer } from './judge-offer.ts'
import { comparableWords } from './normalize-text.ts'

const offer = {
  nombre: 'Dependiente/a de tienda',
  descripcion: 'Atención al público y caja.',
  requirements_list: [],
  salario_anual: 50_000,
  mst_jornada_id: 1,
}
const nothing: Comparison = { isRejectedText: false, isCopiedText: false, salaries: null }
const judge = (comparison: Partial<Comparison>) => judgeOffer(offer, { ...nothing, ...comparison })

test('Nothing is found in an offer like others', () => {
  expect(judge({})).toEqual([])
  expect(judge({ salaries: { own: 50_000, usual: 20_000 } })).toEqual([])
})

test('A text that was rejected, and one of another company, hold the offer', () => {
  const findings = judge({ isRejectedText: true, isCopiedText: true })
  expect(findings).toEqual([
    { rule: 'rejected_text', field: 'nombre', found: 'Dependiente/a de tienda' },
    { rule: 'copied_text', field: 'descripcion', found: 'Atención al público y caja.' },
  ])
  expect(findings.every(isFraud)).toBe(true)
})

test('A salary of more than two and a half times the usual one marks the offer, and does not hold it', () => {
  const [finding, ...others] = judge({ salaries: { own: 50_001, usual: 20_000 } })
  expect(finding).toEqual({ rule: 'high_salary', field: 'salario_anual', found: '50.001 €; lo habitual: 20.000 €' })
  expect(finding && isFraud(finding)).toBe(false)
  expect(others).toEqual([])
})

describe('Two texts have the same words', () => {
  test.each([
    ['capitals and accents', 'Atención al PÚBLICO', 'atencion al publico'],
    ['signs, breaks and spaces', '¡Atención!\n\n-  al público…', 'Atención, al público.'],
    ['invisible characters', 'Aten\u200bción al públi\u00adco', 'Atención al público'],
    ['letters of other alphabets', 'Аtención аl público', 'Atención al público'],
  ])('whatever their %s', (_, one, other) => {
    expect(comparableWords(one)).toBe(comparableWords(other))
  })

  test('only where their letters and digits are the same', () => {
    expect(comparableWords('Turno de 8 horas')).not.toBe(comparableWords('Turno de 9 horas'))
  })
})
