import { CsvError, parse } from 'csv-parse/sync'
import { plainText } from '../suggestions/plain-text.ts'
import { importTexts as texts } from './texts.ts'

export interface TableRow {
  /** The number that a spreadsheet shows beside it. */
  row: number
  /** By the name of the column; without those that are empty. */
  cells: Readonly<Record<string, string>>
  /** It has cells in columns without a name, so that all of them may stand in wrong columns. */
  hasMore: boolean
}

/** UTF-16 as «Unicode text» of Excel, UTF-8, or what Excel saves as «CSV» on Windows. */
function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  // A byte order mark; without one, the zero that every letter of ASCII has in UTF-16.
  const isLittle = (first === 0xff && second === 0xfe) || bytes.indexOf(0) % 2 === 1
  const isBig = (first === 0xfe && second === 0xff) || bytes.includes(0)
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** «Salario anual (€)» is salario_anual. */
const columnOf = (name: string): string =>
  plainText(name)
    .match(/[a-z0-9]+/g)
    ?.join('_') ?? ''

/** Reads a table with a row of names, and «;», tabs or «,» between the cells. Throws a sentence for anything else. */
export function readTable(bytes: Uint8Array): TableRow[] {
  const [, separator, text = ''] = /^(?:"?sep=(.)"?\s*?(?:\r\n|\r|\n))?(.*)$/is.exec(decode(bytes)) ?? []
  if (text.startsWith('PK')) throw new Error(texts.spreadsheet)
  const table = parseTable(text, separator)
  const head = table.findIndex((cells) => cells.some(Boolean))
  const given = table[head]?.map(columnOf) ?? []
  const names = given.map((name, place) => (name && given.indexOf(name) < place ? texts.twice(name) : name))
  return table.slice(head + 1).flatMap((cells, place) => {
    const named = names.map((name, column) => [name, cells[column]?.trim() ?? ''] as const)
    const filled = named.filter(([name, value]) => name !== '' && value !== '')
    const hasMore = cells.some((cell, column) => cell !== '' && !names[column])
    return filled.length > 0 || hasMore ? [{ row: head + place + 2, cells: Object.fromEntries(filled), hasMore }] : []
  })
}

function parseTable(text: string, separator: string | undefined): string[][] {
  const [head = ''] = text.trimStart().split(/[\r\n]/)
  const options = {
    delimiter: separator ?? ['\t', ';'].find((sign) => head.includes(sign)) ?? ',',
    quote: head.startsWith("'") ? "'" : '"',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  }
  try {
    return parse(text, options)
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new Error(texts.unreadable(Number(cause['records']) + 1), { cause })
  }
}
