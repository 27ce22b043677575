import { readFileSync } from 'node:fs'

/** A mistake that a tired colleague could commit. The named tests must fail with it. */
export interface Break {
  name: string
  file: string
  /** Text that occurs once in the file. `to` replaces it. */
  from: string
  to: string
  tests: string[]
}

export const breaks = JSON.parse(readFileSync(new URL('breaks.json', import.meta.url), 'utf8')) as Break[]

/** The text of the file with the mistake in it. Throws if the file has changed and the break no longer fits. */
export function applyBreak(text: string, { name, file, from, to }: Break): string {
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`«${name}»: its «from» occurs ${text.split(from).length - 1} times in ${file}, not once`)
  }
  return before + to + after
}
