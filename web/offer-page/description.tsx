import { descriptionBlocks } from './description-blocks.ts'

/** A text of several lines, with its paragraphs and lists. */
export function Description({ text }: { text: string }) {
  return (
    <div className="grid max-w-text gap-4 wrap-anywhere">
      {numbered(descriptionBlocks(text)).map(({ one: block, place }) =>
        typeof block === 'string' ? (
          <p key={place} className="min-w-0 whitespace-pre-line">
            {block}
          </p>
        ) : (
          <ul key={place} className="grid min-w-0 list-disc gap-1.5 pl-5 marker:text-yellow-border">
            {numbered(block).map((item) => (
              <li key={item.place}>{item.one}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** Two lines may be equal, so the index is the key. */
const numbered = <T,>(all: readonly T[]) => all.map((one, place) => ({ one, place }))
