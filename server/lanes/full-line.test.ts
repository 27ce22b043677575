import { setImmediate as otherWork } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createLane } from './lane.ts'

// Seen to fail without the check of `line.size`: nobody was refused before the end of the patience.
test('who comes to a full line is refused at once', async () => {
  const lane = createLane({ places: 1, waiting: 1, patienceMs: 60_000 })
  const leave = await lane({})
  const [first, late] = [vi.fn(), vi.fn()]
  const admitted = lane({}).then((end) => end(), first)
  lane({}).catch(late)
  await otherWork()
  expect(late).toHaveBeenCalledWith(expect.objectContaining({ code: 'busy' }))
  expect(first).not.toHaveBeenCalled()
  leave()
  await admitted
})
