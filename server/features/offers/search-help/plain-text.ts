/** Does the same as plain_text() of the database, for the letters of Spanish: removes accents and capitals. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
