import { EVERYTHING } from './connection/follow-changes.ts'

// Of this process: the triggers of public data tell every process that follows them.
type Listener = (changed: readonly string[]) => void

const listeners = new Set<Listener>()
let isHearing = false

/** Whether this process hears of every change. What it keeps while it does not may be old. */
export const hearsChanges = (): boolean => isHearing

/** Calls `listener` with the names of what has changed, such as `offer:7`, or with `EVERYTHING`. */
export const onHeardChange = (listener: Listener): void => void listeners.add(listener)

export function hearChange(changed: readonly string[]): void {
  for (const listener of listeners) listener(changed)
}

/** Whether `hearChange` is called after each change from now on. */
export function turnHearing(state: 'on' | 'off'): void {
  isHearing = state === 'on'
  hearChange([EVERYTHING])
}
