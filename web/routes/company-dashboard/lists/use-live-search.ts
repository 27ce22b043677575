import { useEffect, useRef, type RefObject } from 'react'

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 300

interface LiveSearch {
  field: RefObject<HTMLInputElement | null>
  /** `onType` searches after a pause, `onSend` at once. */
  onType: () => void
  onSend: () => void
}

/**
 * A field that searches while the user types. It is uncontrolled, so that a late answer never changes the typed text.
 * Only another address replaces the text, for example after going back.
 */
export function useLiveSearch(words: string, search: (words: string) => void): LiveSearch {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef<string>(undefined)

  useEffect(() => {
    const isOwn = sent.current === words
    if (isOwn) sent.current = undefined
    if (isOwn || timer.current !== undefined || !field.current) return
    field.current.value = words
  }, [words])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onSend = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const typed = field.current?.value.trim() ?? ''
    if (typed === words) return
    sent.current = typed
    search(typed)
  }
  const onType = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onSend, PAUSE_MS)
  }
  return { field, onType, onSend }
}
