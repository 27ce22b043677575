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

test('a search splits into words without spaces and keeps every other character', () => {
  const property = fc.property(anyText, (text) => {
    const words = wordsOf(text)
    expect(words.every((word) => /^\S+$/.test(word))).toBe(true)
    expect(words.join('')).toBe(text.replaceAll(/\s+/g, ''))
  })
  fc.assert(property)
})

test('any part of a text finds the text, with any characters in it', async () => {
  const property = fc.asyncProperty(anyStoredText, fc.constantFrom('', 'Oferta: ', '% '), async (text, before) => {
    expect(await isFound(`${before}${text} fin`, text)).toBe(true)
  })
  await fc.assert(property)
})

test('a character with a meaning in SQL or LIKE finds only itself', async () => {
  const property = fc.asyncProperty(fc.constantFrom('%', '_', '\\', '\\%', 'a_', '％'), async (sign) => {
    expect(await isFound('abc', sign)).toBe(false)
  })
  await fc.assert(property)
})
