import { expect, test } from 'vitest'
import { suggestionRules } from '#contract/values/suggestion-rules.ts'
import { weights } from './weights.ts'

test('the pages name every rule, from what counts most to what counts least', () => {
  expect(Object.keys(suggestionRules)).toEqual(Object.keys(weights))
  const values = Object.values(weights)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
})
