const lossCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  // The answer of some systems at port 0.
  'EADDRNOTAVAIL',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  // In a container network a name exists only while its machine runs.
  'ENOTFOUND',
  'EAI_AGAIN',
  // The server stops, has crashed, starts.
  '57P01',
  '57P02',
  '57P03',
])

const CONNECTION_EXCEPTION = '08'

// The driver's own errors have no code.
const lossMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether the database server is away. Drizzle and the driver wrap the error that says so. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isLoss = lossCodes.has(code) || code.startsWith(CONNECTION_EXCEPTION) || lossMessages.test(error.message)
  return isLoss || isConnectionLoss(error.cause)
}
