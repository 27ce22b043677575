import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { hostilePdfs } from '#server/testing/fixtures/pdf-corpus/hostile.ts'
import { ambiguousPdfs, honestPdfs } from '#server/testing/fixtures/pdf-corpus/honest.ts'
import { lyingPdfs } from '#server/testing/fixtures/pdf-corpus/lying-tables.ts'
import { makeHarmless } from './make-harmless.ts'

test('the corpora are large enough to mean something', () => {
  expect(Object.keys(honestPdfs).length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(hostilePdfs).length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(lyingPdfs).length).toBeGreaterThanOrEqual(80)
})

describe('an honest CV is accepted byte for byte', () => {
  test.each(Object.entries(honestPdfs))('%s', async (_, bytes) => {
    expect(await makeHarmless(bytes)).toEqual({ removed: [] })
  })
})

/** Reads the text and the actions with pdf.js, which shares no code with the library that judges the files. */
async function inViewer(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await loading.promise
  const page = await document.getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const runs = [await document.getJSActions(), await page.getJSActions(), (await document.hasJSActions()) || null]
  const shown = { pages: document.numPages, fnArray, argsArray, ...(await page.getTextContent()) }
  await loading.destroy()
  return { runs, shown }
}

describe('an honest CV that readers could read in two ways looks the same', () => {
  test.each(Object.entries(ambiguousPdfs))('%s', async (_, bytes) => {
    const verdict = await makeHarmless(bytes)
    if (verdict.refusal !== undefined) throw new Error(verdict.refusal)
    expect(verdict.removed).toEqual([])
    expect((await inViewer(verdict.bytes!)).shown).toEqual((await inViewer(bytes)).shown)
    expect(await makeHarmless(verdict.bytes!)).toEqual({ removed: [] })
  })
})

// Seen to fail while names were counted: a file that names actions often enough left as it came.
describe('a file whose tables lie is refused, or a viewer finds no script in what leaves', () => {
  test.each(Object.entries(lyingPdfs))('%s', async (_, bytes) => {
    const verdict = await makeHarmless(bytes)
    if (verdict.refusal !== undefined) return expect(verdict.refusal).toMatch(/^pdf_(?:unsafe|damaged)$/)
    expect(verdict.bytes).toBeDefined()
    expect((await inViewer(verdict.bytes!)).runs).toEqual([null, null, null])
  })
})

describe('a hostile file is cleaned or refused', () => {
  test.each(Object.entries({ ...hostilePdfs, ...lyingPdfs }))('%s', async (_, bytes) => {
    const verdict = await makeHarmless(bytes)
    if (verdict.refusal !== undefined) return expect(verdict.refusal).toMatch(/^pdf_(?:unsafe|damaged)$/)
    expect(verdict.bytes).toBeDefined()
    // Nothing is left to take out, and the text is still there.
    expect(await makeHarmless(verdict.bytes!)).toEqual({ removed: [] })
    expect((await PDFDocument.load(verdict.bytes!)).getPageCount()).toBe(1)
  })
})
