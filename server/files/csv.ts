import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** So that spreadsheets read accents as they are. */
const BYTE_ORDER_MARK = '\uFEFF'

type Value = string | number | null

/** A phone as «(+34) 600 12 34 56». A spreadsheet takes it for a text: it neither starts a formula nor is rounded. */
export function phoneCell(text: string | null): string | null {
  if (text === null) return null
  const phone = text.normalize('NFKC').trim()
  const written = phone.startsWith('+') ? (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone) : phone
  return written.replace(/^\+(\d+)/, '(+$1)')
}

/** A table for spreadsheets. Cells that a spreadsheet would compute, such as `=1+1`, begin with an apostrophe. */
export function writeCsv<Row extends Record<string, Value>>(columns: readonly (keyof Row & string)[], rows: Row[]) {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(';')}\r\n`).join('')
}

const toCell = (value: Value): string => {
  const text = String(value ?? '')
  // Some spreadsheets read full-width signs, such as «＝», as the usual ones: NFKC makes them equal.
  const safe = /^\s*[=+\-@\t\r]/.test(text.normalize('NFKC')) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
