import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { browserContractText } from './write-browser-contract.ts'

test('the browser gets the contract as it is now (node scripts/write-browser-contract.ts updates it)', async () => {
  expect(await readFile(new URL('../web/api/contract.json', import.meta.url), 'utf8')).toBe(browserContractText())
})

test('the browser gets no schema', () => {
  expect(browserContractText()).not.toMatch(/inputSchema|outputSchema|zod/)
})
