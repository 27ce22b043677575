import { expect, test } from 'vitest'
import { createPictureStore, type Bytes } from './picture-store.ts'
import { brandPicture } from './picture-text.ts'

const bytes = (size: number): Bytes => new Uint8Array(size)
const named = (title: string) => ({ ...brandPicture('Faro Empleo'), title })

/** A paint function whose pictures the test finishes. */
function slowPainter() {
  const begun: { title: string; finish: () => void }[] = []
  const paint = ({ title }: { title: string }) =>
    new Promise<Bytes>((resolve) => begun.push({ title, finish: () => resolve(bytes(10)) }))
  return { begun, paint }
}

test('a picture is painted once, also for simultaneous requests', async () => {
  let painted = 0
  const store = createPictureStore({ paint: async () => bytes((painted += 1)) })
  await Promise.all([store.get(named('A')), store.get(named('A'))])
  await store.get(named('A'))
  expect(painted).toBe(1)
  await store.get(named('B'))
  expect(painted).toBe(2)
})

test('pictures are painted one at a time', async () => {
  const { begun, paint } = slowPainter()
  const store = createPictureStore({ paint })
  const asked = ['A', 'B', 'C'].map((title) => store.get(named(title)))
  for (const title of ['A', 'B', 'C']) {
    await expect.poll(() => begun.map((one) => one.title)).toContain(title)
    expect(begun.at(-1)?.title).toBe(title)
    begun.at(-1)?.finish()
  }
  await Promise.all(asked)
})

test('a request is refused as busy while too many wait, and succeeds later', async () => {
  const { begun, paint } = slowPainter()
  const store = createPictureStore({ paint, maxWaiting: 1 })
  const asked = ['A', 'B'].map((title) => store.get(named(title)))
  await expect(store.get(named('C'))).rejects.toMatchObject({ code: 'busy', status: 503 })
  for (const index of [0, 1]) {
    await expect.poll(() => begun.length).toBe(index + 1)
    begun[index]?.finish()
  }
  await Promise.all(asked)
  const late = store.get(named('C'))
  begun.at(-1)?.finish()
  await expect.poll(() => begun.length).toBe(3)
  begun.at(-1)?.finish()
  expect(await late).toHaveLength(10)
})

test('the least recently used picture is removed first', async () => {
  const painted: string[] = []
  const paint = async ({ title }: { title: string }) => {
    painted.push(title)
    return bytes(40)
  }
  const store = createPictureStore({ paint, maxBytes: 100 })
  for (const title of ['A', 'B', 'A', 'C', 'A', 'B']) await store.get(named(title))
  expect(painted).toEqual(['A', 'B', 'C', 'B'])
})

test('a failure is not cached', async () => {
  let tries = 0
  const paint = async () => {
    tries += 1
    if (tries === 1) throw new Error('the thread ended')
    return bytes(5)
  }
  const store = createPictureStore({ paint })
  await expect(store.get(named('A'))).rejects.toThrow('the thread ended')
  expect(await store.get(named('A'))).toHaveLength(5)
})
