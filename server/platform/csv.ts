/** So that spreadsheets read accents as they are. */
const BYTE_ORDER_MARK = '\uFEFF'

type Value = string | number | null

/** A table for spreadsheets. Cells that a spreadsheet would compute, such as `=1+1`, begin with an apostrophe. */
export function writeCsv<Row extends Record<string, Value>>(columns: readonly (keyof Row & string)[], rows: Row[]) {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(';')}\r\n`).join('')
}

const toCell = (value: Value): string => {
  const text = String(value ?? '')
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
