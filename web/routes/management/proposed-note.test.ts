import { expect, test } from 'vitest'
import { REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '#contract/constants.ts'
import { REVIEW_REASONS, reviewReasons } from '#contract/values/review-reasons.ts'
import { proposedNote } from './proposed-note.ts'

test('each reason but «otra» proposes a note that can be sent', () => {
  for (const reason of REVIEW_REASONS.filter((one) => one !== 'otra')) {
    const { length } = proposedNote(reason, '') ?? ''
    expect(length).toBeGreaterThanOrEqual(REVIEW_NOTE_MIN)
    expect(length).toBeLessThanOrEqual(REVIEW_NOTE_MAX)
  }
})

test('another reason replaces a proposal, never own words', () => {
  expect(proposedNote('repetida', reviewReasons.incompleta.note)).toBe(reviewReasons.repetida.note)
  expect(proposedNote('repetida', 'Mis palabras.')).toBeNull()
  expect(proposedNote('', '')).toBeNull()
})
