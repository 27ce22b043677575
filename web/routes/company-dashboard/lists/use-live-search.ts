import { useEffect, useRef, type RefObject } from 'react'

/** A pause in typing as long as this sends it. */
const PAUSE_MS = 300

interface LiveSearch {
  field: RefObject<HTMLInputElement | null>
  /** After each letter; and at once, for Enter. */
  onType: () => void
  onSend: () => void
}

/**
 * A field that searches while one types. What stands in it is the browser's own, so that no answer, however late, moves
 * a letter; only another address, such as after going back, puts its own words there.
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
