/** A pattern that looks for every match. Its text is raw. Its line breaks and the space after them are layout. */
export const pattern = (text: TemplateStringsArray, ...parts: readonly unknown[]): RegExp =>
  new RegExp(String.raw({ raw: text.raw.map((raw) => raw.replaceAll(/\n */g, '')) }, ...parts), 'g')
