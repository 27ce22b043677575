import type { OwnChange } from './queries.ts'

/**
 * The history of an application, from when it was sent. Those of the releases before states have no row for that: they were sent on the day
 * of their creation. Where such a one was withdrawn and sent again, that day is no longer known.
 */
export function historyOf({
  createdOn,
  changes,
}: {
  createdOn: string
  changes: OwnChange[]
}): [OwnChange, ...OwnChange[]] {
  const [first, ...rest] = changes
  const sent: OwnChange = { from: null, to: 'enviada', day: createdOn, reason: null, letter: null }
  if (!first) return [sent]
  return first.from === null || createdOn > first.day ? [first, ...rest] : [sent, first, ...rest]
}
