import { expect, test } from 'vitest'
import { widen } from './force-states.ts'

test('a rule for the pointer or the focus also meets what is shown in that state', () => {
  expect(widen('.card:hover')).toMatch(/^\.card:is\(:hover, :where\(\[data-force="hover"\] :is\(a, .*\)\)\)$/)
  expect(widen('.peer:focus-visible ~ span')).toContain('[data-force="focus"]')
})

test('the name of a class stays as it is, and so do other states', () => {
  expect(widen(String.raw`.not-disabled\:hover\:bg-surface`)).toBe(String.raw`.not-disabled\:hover\:bg-surface`)
  expect(widen('.field:focus-within')).toBe('.field:focus-within')
})
