const NON_ASCII = /[^\u0000-\u007f]/g

/**
 * The same program with an escape in place of each other character, in texts, templates and patterns. Node keeps the source of a module
 * for as long as the process lives, with two bytes for each character as soon as one of them is not ASCII.
 */
export const escapeNonAscii = (code: string): string =>
  code.replaceAll(NON_ASCII, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
