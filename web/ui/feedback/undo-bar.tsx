import { useEffect, useState } from 'react'
import { undoTexts as texts } from '#web/texts.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'

const TICK_MS = 250

/** Something that can still be undone. */
export interface Undoable {
  sentence: string
  /** By the clock of this browser, in milliseconds. */
  until: number
}

export interface Undo {
  last: Undoable | undefined
  isPending: boolean
  press: () => unknown
  /** Ends this one. There may be a later one. */
  end: (one: Undoable) => void
}

/** Undoes the last act for some seconds, by a press or with Ctrl+Z. It shows how many are left. */
export function UndoBar({ undo }: { undo: Undo }) {
  const { last } = undo
  return (
    <div
      aria-live="polite"
      className={classes(
        'pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-40 flex justify-center small:left-22 cramped:static',
        // The end of the page can be scrolled above the bar.
        last && 'cramped:min-h-20',
      )}
    >
      {last && <Bar key={last.until} {...{ undo, last }} />}
    </div>
  )
}

function Bar({ undo, last }: { undo: Undo; last: Undoable }) {
  const seconds = useSecondsLeft(last, undo)
  const { isPending } = undo
  useUndoKey(undo.press)
  return (
    <div className="on-ink pointer-events-auto flex items-center gap-x-4 gap-y-1 large-text:flex-wrap rounded-card py-2 pr-2 pl-4 shadow-raised cramped:fixed cramped:right-1 cramped:bottom-0 cramped:left-1 cramped:py-1 small:cramped:left-22">
      <p className="min-w-0 flex-1 basis-40 text-14 wrap-anywhere cramped:max-h-16 cramped:overflow-y-auto">
        <span>{last.sentence}</span> <span className="sr-only">{texts.undoKeys}</span>
      </p>
      <Button size="small" isPending={isPending} onClick={undo.press} className="ml-auto shrink-0">
        {texts.undo}
        <span aria-hidden="true" className="min-w-8 font-normal tabular-nums">
          {texts.undoFor(seconds)}
        </span>
      </Button>
    </div>
  )
}

/** Ends the bar after the last one, but not while the undoing is under way. */
function useSecondsLeft(last: Undoable, { isPending, end }: Undo): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = last.until - now
  useEffect(() => {
    if (left <= 0 && !isPending) end(last)
  }, [left, isPending, end, last])
  return Math.max(Math.ceil(left / 1000), 0)
}

/** Ctrl+Z or ⌘Z, except in a field, where it undoes typing. */
function useUndoKey(press: () => unknown): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const target = event.target instanceof Element ? event.target : null
      if (!isUndo || event.repeat || target?.closest('input:not([type=checkbox]), textarea, [contenteditable]')) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [press])
}
