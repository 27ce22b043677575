import type { ReactNode } from 'react'

/** A text with these words marked, wherever they occur. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  const parts: ReactNode[] = []
  let from = 0
  for (const { start, end } of placesOf(text, words)) {
    if (start < from) continue
    parts.push(<span key={`before-${start}`}>{text.slice(from, start)}</span>)
    parts.push(
      <mark key={start} className="rounded-sm bg-yellow px-0.5 font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return (
    <>
      {parts}
      <span>{text.slice(from)}</span>
    </>
  )
}

/** The places of the words, in order. */
function placesOf(text: string, words: readonly string[]) {
  const places = words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const found: { start: number; end: number }[] = []
      for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
        found.push({ start, end: start + word.length })
      }
      return found
    })
  return places.toSorted((one, other) => one.start - other.start)
}
