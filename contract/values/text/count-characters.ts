/** The length of a password as people count it: code points, whatever way its accents are written. */
export const countCharacters = (text: string): number => Array.from(text.normalize('NFC')).length
