import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('the size of a file reads in KB below one MB, and in MB with a comma above', () => {
  expect(fileSize(0)).toBe('1 KB')
  expect(fileSize(860_000)).toBe('840 KB')
  expect(fileSize(1_234_567)).toBe('1,2 MB')
})
