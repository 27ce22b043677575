import { pino, type LogFn } from 'pino'

const A_SECOND_MS = 1000
const WARN = pino.levels.values.warn ?? 40

interface Kept {
  leftOut: number
  /** Writes the last line that was left out. */
  write: (() => void) | undefined
}

type Arguments = Parameters<LogFn>

/** Writes a repeated warning or error once a second, with the number of lines left out. Otherwise an overload fills the disk. */
export function limitRepeats() {
  const kept = new Map<string, Kept>()

  const endSecond = (key: string, state: Kept): void => {
    const { leftOut, write } = state
    if (leftOut === 0) return void kept.delete(key)
    Object.assign(state, { leftOut: 0, write: undefined })
    write?.()
    setTimeout(endSecond, A_SECOND_MS, key, state).unref()
  }

  return function logMethod(this: object, ...[args, method, level]: [Arguments, LogFn, number]): void {
    if (level < WARN) return method.apply(this, args)
    const key = keyOf(args)
    const state = kept.get(key)
    if (!state) {
      const first: Kept = { leftOut: 0, write: undefined }
      kept.set(key, first)
      setTimeout(endSecond, A_SECOND_MS, key, first).unref()
      return method.apply(this, args)
    }
    state.leftOut += 1
    const { leftOut } = state
    state.write = () => method.apply(this, withCount(args, leftOut - 1))
  }
}

// The message of a query holds its values, which differ each time. Its cause has the reason.
function keyOf(args: Arguments): string {
  const [first, message = ''] = args as unknown as [unknown, string?]
  if (typeof first === 'string') return first
  const { err } = first as { err?: unknown }
  const reason = err instanceof Error && err.cause instanceof Error ? err.cause : err
  return `${message} ${reason instanceof Error ? reason.message : ''}`
}

function withCount(args: Arguments, leftOut: number): Arguments {
  const [first, ...rest] = args as unknown as [unknown, ...unknown[]]
  const more = typeof first === 'string' ? [{ leftOut }, first, ...rest] : [{ ...(first as object), leftOut }, ...rest]
  return more as unknown as Arguments
}
