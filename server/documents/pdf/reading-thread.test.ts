import { expect, test } from 'vitest'
import type { PdfVerdict } from './make-harmless.ts'
import { returnThread, takeThread } from './reading-thread.ts'

const MEGABYTES = 64
const sound: PdfVerdict = { removed: [], words: '' }
const isUsedAgain = async (verdict?: PdfVerdict) => {
  const thread = takeThread(MEGABYTES)
  await returnThread(thread, MEGABYTES, verdict)
  const next = takeThread(MEGABYTES)
  await next.terminate()
  return next === thread
}

test('a thread that has read a sound document reads the next one', async () => {
  expect(await isUsedAgain(sound)).toBe(true)
})

test('of two idle threads the last one stays, whatever its memory', async () => {
  await returnThread(takeThread(32), 32, sound)
  expect(await isUsedAgain(sound)).toBe(true)
})

test.each<[string, PdfVerdict | undefined]>([
  ['a harmful document', { ...sound, removed: ['script'] }],
  ['one that was written anew', { ...sound, bytes: new Uint8Array() }],
  ['one whose words took too long', { removed: [] }],
  ['one that is refused', { refusal: 'pdf_unsafe' }],
  ['nothing, because it took too long or its sender left', undefined],
])('a thread that has read %s reads no other', async (_, verdict) => {
  expect(await isUsedAgain(verdict)).toBe(false)
})
