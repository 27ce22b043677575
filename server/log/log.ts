import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { destination, multistream, pino, stdSerializers, type Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import { logFileOf, logFolder } from './log-files.ts'
import { limitRepeats } from './log-repeats.ts'

const STDERR = 2

// A write for each line took a fifth of the time of a cached response.
const BLOCK_LENGTH = 8192
const FLUSH_MS = 200

/** Writes lines to stderr in blocks. Only a process that is killed loses those of its last 200 ms. */
function openStderr() {
  let waiting = ''
  const flush = (): void => {
    if (waiting) stderr.write(waiting)
    waiting = ''
  }
  // Before pino, which then ends its stream.
  process.once('beforeExit', flush)
  const stderr = destination(STDERR)
  process.once('exit', () => {
    flush()
    stderr.flushSync()
  })
  setInterval(flush, FLUSH_MS).unref()
  const write = (line: string): void => {
    waiting += line
    if (waiting.length >= BLOCK_LENGTH) flush()
  }
  return { write }
}

/**
 * One JSON line per event on stderr, for a log collector. In an interactive terminal the lines go to a file for each month in
 * DATA_DIR/log instead, and only errors are shown.
 */
export function openLog(
  { logLevel, dataDir }: Pick<Env, 'logLevel' | 'dataDir'>,
  isTerminal = process.stderr.isTTY,
): Logger {
  const options = { level: logLevel, serializers: { err: describeError }, hooks: { logMethod: limitRepeats() } }
  if (!isTerminal) return pino(options, openStderr())
  const folder = logFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  const file = { write: (line: string) => appendToLog(folder, line) }
  const streams = [
    { level: logLevel, stream: file },
    { level: 'error' as const, stream: destination(STDERR) },
  ]
  return pino(options, multistream(streams))
}

function appendToLog(folder: string, line: string): void {
  try {
    appendFileSync(join(folder, logFileOf(new Date())), line, { mode: 0o600 })
  } catch {
    // A full disk must not end the process. The terminal still shows errors.
  }
}

/** An error for the log. The message of a failed query contains its values, personal data that must not be logged. */
export function describeError(error: unknown): object {
  const query = findQueryError(error)
  if (!query) return stdSerializers.err(error as Error)
  const { detail: _, ...cause } = stdSerializers.err(query.cause ?? new Error('no reason given'))
  const places = query.stack?.match(/^ +at .*$/gm)?.join('\n')
  return { ...cause, query: query.query, stack: places }
}

function findQueryError(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error
  return error instanceof Error ? findQueryError(error.cause) : undefined
}
