import { expect, test } from 'vitest'
import { shareNextRun } from './share-next-run.ts'

// Seen to fail without `next`: there were four runs.
test('who asks during a run shares the next one, which begins later', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const ask = shareNextRun(async () => {
    const number = begun++
    await gates[number]?.promise
    return number
  })
  const first = [ask(), ask()]
  await expect.poll(() => begun).toBe(1)
  const later = [ask(), ask()]
  gates[1]?.resolve()
  gates[0]?.resolve()
  expect(await Promise.all([...first, ...later])).toEqual([0, 0, 1, 1])
})

test('a run that fails is not shared with those who ask later', async () => {
  let begun = 0
  const ask = shareNextRun(async () => {
    if (begun++ === 0) throw new Error('no connection')
    return 'list'
  })
  await expect(ask()).rejects.toThrow('no connection')
  expect(await ask()).toBe('list')
})
