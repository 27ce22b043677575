import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { lineHeightOf, readSwatches, readTokens } from './read-tokens.ts'

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#1f2430', '#ffc800')).toBeCloseTo(9.99, 2)
  expect(contrast('#ffc800', '#ffffff')).toBeCloseTo(1.55, 2)
})

test('ink or white is readable on every colour of the theme, except on the greys of lines', () => {
  const unreadable = readSwatches(css).filter(({ inkOn, whiteOn }) => Math.max(inkOn, whiteOn) < 4.5)
  expect(unreadable.map(({ name }) => name)).toEqual(['control-border'])
})

test('the style guide reads sizes, line heights, radii and shadows from the theme', () => {
  expect(readTokens(css, 'text').map(({ name }) => name)).toContain('hero')
  expect(lineHeightOf(css, '16')).toBe('1.55')
  expect(readTokens(css, 'radius').map(({ name }) => name)).toEqual(['control', 'card', 'dialog', 'chip'])
  expect(readTokens(css, 'shadow').map(({ name }) => name)).toEqual(['card', 'raised'])
})
