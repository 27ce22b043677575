/** Without accents and capitals, to compare what people type. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
