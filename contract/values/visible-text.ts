// A selector that only says whether an emoji is shown in colour.
const EMOJI_STYLE = /(\p{Emoji})[\ufe0e\ufe0f]/gu
// Controls, line breaks, directions, zero-width characters, fillers and halves of characters.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u
const VISIBLE = /[^\p{C}\p{Z}\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether a text of one line, such as a name, is what people see. Hidden characters would let two different names look the
 * same, and direction overrides would turn the text around them. Joined emoji are refused too: they need hidden characters.
 */
export const isPlainLine = (text: string): boolean => !HIDDEN.test(text.replaceAll(EMOJI_STYLE, '$1'))

/** Whether anything of a text can be seen. A text of fillers and spaces only counts as empty. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
