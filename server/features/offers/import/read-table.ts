import { CsvError, parse } from 'csv-parse/sync'
import { AppError } from '#server/errors.ts'
import { plainText } from '../search-help/plain-text.ts'
import { importTexts as texts } from './texts.ts'

export interface TableRow {
  /** The number that a spreadsheet shows beside it. */
  row: number
  /** By the name of the column; without those that are empty. */
  cells: Readonly<Record<string, string>>
  /** It has cells in columns without a name, so that all of them may stand in wrong columns. */
  hasMore: boolean
}

/** No offer has a longer row, and no spreadsheet more empty ones below its table. Without them a hostile file would take minutes. */
const [ROW_LONGEST, ROWS_READ, COLUMNS_READ, NAME_LONGEST] = [100_000, 20_000, 100, 200] as const

const unreadable = (sentence: string) => new AppError('file_unreadable', { sentence })

/** «-» says that there is nothing, and a bar at the end separates nothing. */
function cellOf(text = ''): string {
  const cell = text.trim()
  if (/^[-–—]$/.test(cell)) return ''
  return cell.endsWith('|') ? cell.slice(0, -1).trimEnd() : cell
}

/** UTF-16 as «Unicode text» of Excel, UTF-8, or what Excel saves as «CSV» on Windows. */
function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  // A byte order mark; without one, the zero that the first letter of a Spanish text has in UTF-16.
  const isLittle = (first === 0xff && second === 0xfe) || bytes.indexOf(0) === 1
  const isBig = (first === 0xfe && second === 0xff) || first === 0
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** «Salario máximo (€)» is salario_max, and «Nº de vacantes» is vacantes. */
const columnOf = (name: string): string =>
  plainText(name.slice(0, NAME_LONGEST).replaceAll(/\(.*?\)|\[.*?\]/g, ''))
    .match(/(?<![a-z0-9])(?!(?:de|no?|numero)(?![a-z0-9]))[a-z0-9]+/g)
    ?.join('_')
    .replace(/_maximo$/, '_max') ?? ''

/** Reads a table with a row of names, and «;», tabs or «,» between the cells. Throws a sentence for anything else. */
export function readTable(bytes: Uint8Array): TableRow[] {
  const file = decode(bytes)
  if (/^\s*(?:PK|ÐÏ|%PDF|[<{[])/.test(file) || file.includes('\0')) throw unreadable(texts.noTable)
  const [line = '', blank, separator] = /^(\s*)"?sep *= *"?(.?)[";,\t ]*(?:\r\n|\r|\n)/i.exec(file) ?? []
  // A spreadsheet shows the line as a row, unless it is the first.
  const table = parseTable((blank ? `${blank}\n` : '') + file.slice(line.length), separator)
  if (table.length >= ROWS_READ) throw unreadable(texts.tooLong(ROWS_READ))
  const head = table.findIndex((cells) => cells.some(Boolean))
  const given = table[head]?.slice(0, COLUMNS_READ).map(columnOf) ?? []
  const names = given.map((name, place) => (name && given.indexOf(name) < place ? texts.twice(name) : name))
  return table.slice(head + 1).flatMap((cells, place) => {
    const named = names.map((name, column) => [name, cellOf(cells[column])] as const)
    const filled = named.filter(([name, value]) => name !== '' && value !== '')
    const hasMore = cells.some((cell, column) => cell !== '' && !names[column])
    return filled.length > 0 || hasMore ? [{ row: head + place + 2, cells: Object.fromEntries(filled), hasMore }] : []
  })
}

function parseTable(text: string, separator: string | undefined): string[][] {
  const head = text.trimStart()
  const [names = ''] = head
    .slice(0, ROW_LONGEST)
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .split(/[\r\n]/)
  const signs = [separator || ';', '\t', ';', ',']
  const count = (sign: string) => names.split(sign).length
  const options = {
    delimiter: signs.toSorted((one, other) => count(other) - count(one))[0] ?? ';',
    quote: head.startsWith("'") ? "'" : '"',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: ROW_LONGEST,
    to: ROWS_READ,
  }
  try {
    return parse(text, options)
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw unreadable(texts.unreadable(Number(cause['records']) + 1))
  }
}
