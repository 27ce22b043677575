import { REVIEW_REASONS, reviewReasons } from '#contract/values/review-reasons.ts'

const proposals: ReadonlySet<string> = new Set(REVIEW_REASONS.map((reason) => reviewReasons[reason].note))

/** The text to the company that a reason proposes. Null: nothing, or somebody has written their own words. */
export function proposedNote(reason: string, written: string): string | null {
  const known = REVIEW_REASONS.find((one) => one === reason)
  const isOwn = written.trim() !== '' && !proposals.has(written)
  return known && !isOwn ? reviewReasons[known].note : null
}
