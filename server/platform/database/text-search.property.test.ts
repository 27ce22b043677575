import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyStoredText, anyText } from '#server/testing/any-text.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { containsText, wordsOf } from './text-search.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

async function isFound(written: string, wanted: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${containsText(sql`${written}::text`, wanted)} as found`,
  )
  return rows[0]?.found ?? false
}

test('a search has no spaces in its words, and loses nothing else', () => {
  const property = fc.property(anyText, (text) => {
    const words = wordsOf(text)
    expect(words.every((word) => /^\S+$/.test(word))).toBe(true)
    expect(words.join('')).toBe(text.replaceAll(/\s+/g, ''))
  })
  fc.assert(property)
})

test('what somebody wrote is found by what stands there, wherever it stands and whatever signs it has', async () => {
  const property = fc.asyncProperty(anyStoredText, fc.constantFrom('', 'Oferta: ', '% '), async (text, before) => {
    expect(await isFound(`${before}${text} fin`, text)).toBe(true)
  })
  await fc.assert(property)
})

test('a sign that means something to the database finds itself alone', async () => {
  const property = fc.asyncProperty(fc.constantFrom('%', '_', '\\', '\\%', 'a_', '％'), async (sign) => {
    expect(await isFound('abc', sign)).toBe(false)
  })
  await fc.assert(property, { numRuns: 20 })
})
