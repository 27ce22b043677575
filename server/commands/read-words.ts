import { parseArgs } from 'node:util'
import { shellTexts as texts } from './texts.ts'

/** A command was written wrong: the shell shows how, and ends with 2. */
export class UsageError extends Error {}

interface Words<Name extends string, Flag extends string> {
  /** Have a value, such as `--note=…`. */
  options?: readonly Name[]
  /** Have none, such as `--yes`. */
  flags?: readonly Flag[]
  /** How many other words there may be. */
  most: number
}

/** The options, the flags and the other words of a command. Refuses options that it does not have, and words too many. */
export function readWords<Name extends string, Flag extends string = never>(
  words: readonly string[],
  { options = [], flags = [], most }: Words<Name, Flag>,
): { given: string[]; values: Partial<Record<Name, string>>; flags: ReadonlySet<Flag> } {
  const known = new Map<string, 'string' | 'boolean'>([
    ...options.map((name) => [name, 'string'] as const),
    ...flags.map((name) => [name, 'boolean'] as const),
  ])
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries([...known].map(([name, type]) => [name, { type }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') requireKnown(token, known.get(token.name))
  if (positionals.length > most) throw new UsageError(texts.tooMany(positionals.slice(most)))
  return {
    given: positionals,
    values: values as Partial<Record<Name, string>>,
    flags: new Set(flags.filter((name) => values[name] === true)),
  }
}

function requireKnown({ rawName, value }: { rawName: string; value: string | undefined }, type?: 'string' | 'boolean') {
  if (type === undefined) throw new UsageError(texts.unknownOption(rawName))
  if (type === 'string' && value === undefined) throw new UsageError(texts.optionWithoutValue(rawName))
  if (type === 'boolean' && value !== undefined) throw new UsageError(texts.flagWithValue(rawName))
}
