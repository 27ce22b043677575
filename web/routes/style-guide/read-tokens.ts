import { contrast } from './contrast.ts'

interface Token {
  name: string
  value: string
}

/** The tokens of one family as styles/tokens.css defines them: `color` gives yellow, ink and the others. */
export function readTokens(css: string, family: string): Token[] {
  const found = css.matchAll(new RegExp(String.raw`^\s*--${family}-([\w-]+?): ([^;]+);`, 'gm'))
  return [...found].flatMap(([, name = '', value = '']) =>
    value === 'initial' || name.includes('--') ? [] : [{ name, value }],
  )
}

/** The line height that belongs to a size of type. */
export const lineHeightOf = (css: string, size: string): string | undefined =>
  new RegExp(`--text-${size}--line-height: ([^;]+);`).exec(css)?.[1]

export interface Swatch extends Token {
  inkOn: number
  whiteOn: number
}

/** Each colour, with how well ink and white can be read on it. */
export function readSwatches(css: string): Swatch[] {
  const colors = readTokens(css, 'color')
  const ink = colors.find(({ name }) => name === 'ink')?.value ?? '#000000'
  return colors.map((color) => ({
    ...color,
    inkOn: contrast(color.value, ink),
    whiteOn: contrast(color.value, '#ffffff'),
  }))
}
