import { setImmediate } from 'node:timers/promises'
import type { Handle } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import { readChoices } from './read-choices.ts'
import { readOffer, type Read } from './read-offer.ts'
import { readTable, type TableRow } from './read-table.ts'
import { importTexts as texts, otherValues } from './texts.ts'

/** So many rows take some milliseconds. */
const AT_ONCE = 20

/** The offers of a file, each with the number of its row. Another file is refused with a sentence. */
export async function readRows(db: Handle, bytes: Uint8Array): Promise<({ row: number } & Read)[]> {
  const rows = readTable(bytes)
  if (rows.length === 0) throw new AppError('file_unreadable', { sentence: texts.empty })
  const choices = await readChoices(db)
  requireColumns(rows, [...Object.keys(choices), ...Object.keys(otherValues)])
  const read: ({ row: number } & Read)[] = []
  for (const row of rows) {
    read.push({ row: row.row, ...readOffer(row, choices) })
    // Others are answered in between.
    if (read.length % AT_ONCE === 0) await setImmediate()
  }
  return read
}

function requireColumns(rows: readonly TableRow[], columns: readonly string[]): void {
  const names = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  const unknown = [...names].filter((name) => !columns.includes(name))
  const known = [...new Set(columns)]
  if (unknown.length > 0) throw new AppError('file_unreadable', { sentence: texts.unknownColumns(unknown, known) })
}
