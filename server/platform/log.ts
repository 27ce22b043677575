import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { destination, multistream, pino, stdSerializers, type Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import { limitRepeats } from './log-repeats.ts'

const STDERR = 2

/**
 * One JSON line per event on stderr, for a log collector. In an interactive terminal the lines go to
 * DATA_DIR/log/server.log instead, and only errors are shown.
 */
export function openLog(
  { logLevel, dataDir }: Pick<Env, 'logLevel' | 'dataDir'>,
  isTerminal = process.stderr.isTTY,
): Logger {
  const options = { level: logLevel, serializers: { err: describeError }, hooks: { logMethod: limitRepeats() } }
  if (!isTerminal) return pino(options, destination(STDERR))
  const folder = join(dataDir, 'log')
  mkdirSync(folder, { recursive: true })
  const file = destination({ dest: join(folder, 'server.log'), sync: false })
  const streams = [
    { level: logLevel, stream: file },
    { level: 'error' as const, stream: destination(STDERR) },
  ]
  return pino(options, multistream(streams))
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
