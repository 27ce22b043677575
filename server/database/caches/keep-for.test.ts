import { expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { currentVisit } from '#server/lanes/current-visit.ts'
import { keepFor } from './keep-for.ts'

// Seen to fail without `runForAll`: the query for all would have been cancelled with the first visitor.
test('the visitor who leaves does not end what others wait for too', async () => {
  const find = keepFor(60_000, systemClock, async () => currentVisit.getStore()?.left)
  expect(await currentVisit.run({ isPublic: true, left: AbortSignal.abort() }, find)).toBeUndefined()
})
