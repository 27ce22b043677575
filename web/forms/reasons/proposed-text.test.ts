import { expect, test } from 'vitest'
import { proposedText } from './proposed-text.ts'

const proposals = { incompleta: 'Falta algo.', repetida: 'Ya está.', otra: '' }

test('another reason replaces a proposal, never own words', () => {
  expect(proposedText(proposals, 'repetida', '')).toBe('Ya está.')
  expect(proposedText(proposals, 'repetida', 'Falta algo. ')).toBe('Ya está.')
  expect(proposedText(proposals, 'otra', 'Falta algo.')).toBe('')
  expect(proposedText(proposals, 'repetida', 'Mis palabras.')).toBeNull()
  expect(proposedText(proposals, '', '')).toBeNull()
})
