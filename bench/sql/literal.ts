/** A parameter as SQL text. EXECUTE takes no parameters of the protocol. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (value instanceof Date) return quoted(value.toISOString())
  if (Array.isArray(value)) return quoted(`{${value.map(element).join(',')}}`)
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const quoted = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const element = (value: unknown): string => `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
