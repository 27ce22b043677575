// An emoji with its colour and skin tone, also one that is joined from several: they need characters that are hidden elsewhere.
const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{EMod}]{0,2}`
const EMOJI = String.raw`${PICTURE}(?:\u200d${PICTURE})*|\p{Emoji}[\ufe0e\ufe0f]?`
// Controls, directions, zero-width characters, fillers and halves of characters.
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI})|${HIDDEN}`, 'gu')
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/g
const VISIBLE = /[^\p{C}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]/u

const isLayout = (character: string): boolean => character === '\n' || character === '\r' || character === '\t'

/**
 * Text of several lines without the invisible characters that autofill and copying add. They would let two different texts look the same,
 * and direction overrides would turn the text around them.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(EMOJI_OR_HIDDEN, (found, emoji?: string) => emoji ?? (isLayout(found) ? found : ''))

/** The same for one line, such as a name: line breaks and tabs become spaces. */
export const cleanLine = (text: string): string => cleanText(text.replaceAll(LINE_BREAK, ' ').replaceAll('\t', ' '))

/** Whether anything of a text can be seen. A text of fillers and spaces only counts as empty. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Whether a text can say why. «..........» cannot. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
