import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { hostilePdfs } from '#server/testing/fixtures/pdf-corpus/hostile.ts'
import { honestPdfs } from '#server/testing/fixtures/pdf-corpus/honest.ts'
import { makeHarmless } from './make-harmless.ts'

test('the corpora are large enough to mean something', () => {
  expect(Object.keys(honestPdfs).length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(hostilePdfs).length).toBeGreaterThanOrEqual(60)
})

describe('an honest CV is accepted byte for byte', () => {
  test.each(Object.entries(honestPdfs))('%s', async (_, bytes) => {
    expect(await makeHarmless(bytes)).toEqual({ removed: [] })
  })
})

describe('a hostile file is cleaned or refused', () => {
  test.each(Object.entries(hostilePdfs))('%s', async (_, bytes) => {
    const verdict = await makeHarmless(bytes)
    if (verdict.refusal !== undefined) return expect(verdict.refusal).toMatch(/^pdf_(?:unsafe|damaged)$/)
    expect(verdict.bytes).toBeDefined()
    // Nothing is left to take out, and the text is still there.
    expect(await makeHarmless(verdict.bytes!)).toEqual({ removed: [] })
    expect((await PDFDocument.load(verdict.bytes!)).getPageCount()).toBe(1)
  })
})
