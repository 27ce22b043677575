import type { OwnChange } from './queries.ts'

/**
 * The history of an application since it was sent. Applications of releases without states have no first row: the day
 * of their creation stands in for it. After a withdrawal and a new application that day is unknown.
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
