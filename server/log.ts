import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { destination, multistream, pino, type Logger } from 'pino'
import type { Env } from './env.ts'

const STDERR = 2

/**
 * One JSON line an event on stderr, for whatever collects it. Where a person sits at the terminal the lines go to
 * DATA_DIR/log/server.log instead, and only errors are shown.
 */
export function openLog(
  { logLevel, dataDir }: Pick<Env, 'logLevel' | 'dataDir'>,
  isTerminal = process.stderr.isTTY,
): Logger {
  if (!isTerminal) return pino({ level: logLevel }, destination(STDERR))
  const folder = join(dataDir, 'log')
  mkdirSync(folder, { recursive: true })
  const file = destination({ dest: join(folder, 'server.log'), sync: false })
  const streams = [
    { level: logLevel, stream: file },
    { level: 'error' as const, stream: destination(STDERR) },
  ]
  return pino({ level: logLevel }, multistream(streams))
}
