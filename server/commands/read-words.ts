import { parseArgs } from 'node:util'
import { shellTexts as texts } from './texts.ts'

/** A command was written wrong: the shell shows how, and ends with 2. */
export class UsageError extends Error {}

/** The options, such as `--note=…`, and the other words of a command. Refuses options that it does not have, and words too many. */
export function readWords<Name extends string>(
  words: readonly string[],
  { options = [], most }: { options?: readonly Name[]; most: number },
): { given: string[]; values: Partial<Record<Name, string>> } {
  const known = Object.fromEntries(options.map((name) => [name, { type: 'string' as const }]))
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!(token.name in known)) throw new UsageError(texts.unknownOption(token.rawName))
    if (token.value === undefined) throw new UsageError(texts.optionWithoutValue(token.rawName))
  }
  if (positionals.length > most) throw new UsageError(texts.tooMany(positionals.slice(most)))
  return { given: positionals, values: values as Partial<Record<Name, string>> }
}
