/** A text that somebody gave, in at most so many characters: without spaces around it, and without half a character at its end. */
export const cutText = (text: string, longest: number): string =>
  text
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

const DESCRIPTION_LENGTH = 155

/** As much of a text as a search result shows, in one line. */
export function cutSentence(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (letters.length <= DESCRIPTION_LENGTH) return letters.join('')
  const cut = letters.slice(0, DESCRIPTION_LENGTH - 1).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}
