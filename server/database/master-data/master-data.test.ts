import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cleanLine, isVisible } from '#contract/values/text/visible-text.ts'
import { masterFingerprint } from './fingerprint.ts'
import { masterLists } from './master-data.ts'

test('the fingerprint matches the data, so that running servers take every correction', () => {
  const lists = masterLists.map(({ table, rows }) => [getTableName(table), rows])
  const digest = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 16)
  expect(masterFingerprint).toBe(digest)
})

test('every text of the lists follows the rule of names', () => {
  const texts = masterLists.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).flat().filter(isText)))
  expect(texts.length).toBeGreaterThan(8000)
  expect(texts.filter((text) => cleanLine(text) !== text || !isVisible(text))).toEqual([])
})

const isText = (value: unknown): value is string => typeof value === 'string'
