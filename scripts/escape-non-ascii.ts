const NON_ASCII = /[^\u0000-\u007f]/g
const RAW_TEXT = /String\.raw`[^`]*[^\u0000-\u007f`][^`]*`/

/**
 * The same program with an escape in place of each other character, in texts, templates and patterns. Node keeps the source of a module
 * for as long as the process lives, with two bytes for each character as soon as one of them is not ASCII. Throws for a raw template
 * with such a character: it would show the escape.
 */
export function escapeNonAscii(code: string): string {
  const [raw] = RAW_TEXT.exec(code) ?? []
  if (raw) throw new Error(`Write escapes in this raw template: ${raw}`)
  return code.replaceAll(NON_ASCII, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
