/** A text that somebody gave, in at most so many characters: without spaces around it, and without half a character at its end. */
export const cutText = (text: string, longest: number): string =>
  text
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
