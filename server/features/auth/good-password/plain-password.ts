/** For comparing passwords: without case, accents and typographic variants such as full-width letters. */
export const plainPassword = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
