import { readFile } from 'node:fs/promises'
import type { Program } from './process-group.ts'

// `times` of the shell prints «0m1.50s 0m0.25s»: user and system time of the shell, then of all processes that it waited for.
// The trap keeps the shell alive at an interruption, until its program has cleaned up.
const script = `trap : INT TERM HUP; file=$0; "$@"; code=$?; times > "$file"; exit $code`

/** The command with a shell around it that writes the processor time of all its processes to a file. */
export const withProcessorTime = (command: readonly string[], file: string): Program['command'] => [
  'sh',
  '-c',
  script,
  file,
  ...command,
]

/** The seconds that `withProcessorTime` wrote, or null where the shell wrote none. */
export const readProcessorTime = async (file: string): Promise<number | null> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [, children = ''] = text.split('\n')
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  )
  return seconds.length === 2 ? seconds.reduce((sum, one) => sum + one) : null
}
