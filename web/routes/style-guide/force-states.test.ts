import { expect, test } from 'vitest'
import { widen } from './force-states.ts'

test('a CSS rule for hover or focus also matches elements that show this state', () => {
  expect(widen('.card:hover')).toMatch(/^\.card:is\(:hover, :where\(\[data-force="hover"\] :is\(a, .*\)\)\)$/)
  expect(widen('.peer:focus-visible ~ span')).toContain('[data-force="focus"]')
})

test('class names and other states stay unchanged', () => {
  expect(widen(String.raw`.not-disabled\:hover\:bg-surface`)).toBe(String.raw`.not-disabled\:hover\:bg-surface`)
  expect(widen('.field:focus-within')).toBe('.field:focus-within')
})
