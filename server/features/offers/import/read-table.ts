import { parse } from 'csv-parse/sync'
import { importTexts as texts } from './texts.ts'

export interface TableRow {
  /** The number of the line in the file. */
  line: number
  /** By the name of the column; without those that are empty. */
  cells: Readonly<Record<string, string>>
}

/** UTF-8, or what Excel saves as «CSV» on Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a table with a line of names, separated by «;» as Excel does in Spanish, or by «,». Throws a sentence for anything else. */
export function readTable(bytes: Uint8Array): TableRow[] {
  const text = decode(bytes)
  const [head = ''] = text.split('\n')
  const delimiter = head.includes(';') ? ';' : ','
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      delimiter,
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      columns: (names: string[]) => names.map((name) => name.toLowerCase()),
    })
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: filled(record) }))
      .filter(({ cells }) => Object.keys(cells).length > 0)
  } catch (cause) {
    throw new Error(texts.unreadable(cause instanceof Error ? cause.message : String(cause)), { cause })
  }
}

const filled = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))
