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
  const known = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ])
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: known, allowPositionals: true })
    if (positionals.length > most) throw new UsageError(texts.tooMany(positionals.slice(most)))
    return {
      given: positionals,
      values: values as Partial<Record<Name, string>>,
      flags: new Set(flags.filter((name) => (values as Record<string, unknown>)[name] === true)),
    }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(sentenceOf(error as NodeJS.ErrnoException, flags))
  }
}

/** The sentence for an error of `parseArgs`, whose own message is English. */
function sentenceOf({ code, message }: NodeJS.ErrnoException, flags: readonly string[]): string {
  const [, name = ''] = /'(-[^' ]*)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return texts.unknownOption(name)
  return flags.includes(name.slice(2)) ? texts.flagWithValue(name) : texts.optionWithoutValue(name)
}
