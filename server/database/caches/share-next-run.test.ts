import { expect, test } from 'vitest'
import { shareNextRun } from './share-next-run.ts'

// Two companies that save at once wait for such a run. Seen to fail where the second one shared the run that had begun.
test('who asks during a run gets the next one, which knows of every change before the question', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const ask = shareNextRun(async () => {
    const number = (begun += 1)
    if (number === 1) await end
    return number
  })
  const first = ask()
  await expect.poll(() => begun, { interval: 1 }).toBe(1)
  const later = [ask(), ask()]
  resolve()
  expect(await Promise.all([first, ...later])).toEqual([1, 2, 2])
})
