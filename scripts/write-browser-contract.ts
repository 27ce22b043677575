import { readFile, writeFile } from 'node:fs/promises'
import { minifyContractRouter } from '@orpc/contract'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'

const target = new URL('../web/api/contract.json', import.meta.url)

// Only the description of the API needs them.
const withoutTexts = (key: string, value: unknown): unknown =>
  key === 'meta' ? { ...(value as CallMeta), summary: undefined, errors: undefined } : value

/** The browser's contract: methods, paths and access, without zod schemas. */
export const browserContractText = (): string => `${JSON.stringify(minifyContractRouter(contract), withoutTexts)}\n`

/** Writes the file if it has changed. */
export async function writeBrowserContract(): Promise<void> {
  const text = browserContractText()
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) await writeFile(target, text)
}

if (import.meta.main) await writeBrowserContract()
