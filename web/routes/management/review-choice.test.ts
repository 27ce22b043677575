import { expect, test } from 'vitest'
import { REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '#contract/constants.ts'
import { reviewNotes } from './review-choice.ts'

test('each reason but «otra» proposes a note that can be sent', () => {
  const { otra, ...proposed } = reviewNotes
  expect(otra).toBe('')
  for (const { length } of Object.values(proposed)) {
    expect(length).toBeGreaterThanOrEqual(REVIEW_NOTE_MIN)
    expect(length).toBeLessThanOrEqual(REVIEW_NOTE_MAX)
  }
})
