import type { PictureText } from './picture-text.ts'

export const WIDTH = 1200
export const HEIGHT = 630
/** Text keeps this distance from the edges, because previews crop pictures. */
export const MARGIN = 64
export const FOOT_HEIGHT = 124
const INNER = WIDTH - 2 * MARGIN

const colours = { yellow: '#FFC800', ink: '#1F2430', white: '#FFFFFF' }

/** An element for satori, without React. */
export interface Box {
  type: string
  props: { style: Record<string, string | number>; src?: string; children?: string | Box[] }
}

const box = (style: Box['props']['style'], children: string | Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** A text of at most `most` lines; a longer one ends in «…». */
const lines = (text: string, { most, ...style }: Box['props']['style'] & { most: number }): Box =>
  box({ display: 'block', lineClamp: most, wordBreak: 'break-word', ...style }, text)

const image = (content: string, style: Box['props']['style']): Box => ({
  type: 'img',
  props: { style, src: address(content) },
})

const address = (content: string): string => `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`

function svg(size: string, content: string): string {
  const [width = size, height = width] = size.split(' ')
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${content}</svg>`
}

// The logo (web/ui/navigation/logo.tsx) without its background tile.
const lighthouse = svg(
  '36',
  '<path d="m21 12 11.5-5v10Zm-6 0L3.5 7v10Z" fill="#fff" stroke="#fff" stroke-linejoin="round"/><path d="M13.8 16h8.4l2.3 14H11.5Z" fill="#1f2430"/><path d="M13.2 21.5h9.6l.6 4H12.6Z" fill="#ffc800"/><path d="M14 9.5h8V16h-8Z" fill="#ffe9a3" stroke="#1f2430" stroke-width="2"/><path d="M12.5 9.5 18 4.5l5.5 5Z" fill="#1f2430" stroke="#1f2430" stroke-width="1.5" stroke-linejoin="round"/><path d="M11.5 16h13M9.5 30.5h17" stroke="#1f2430" stroke-width="2.4" stroke-linecap="round"/>',
)

const mark = (path: string): string =>
  svg(
    '24',
    `<g fill="none" stroke="#FFC800" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path}</g>`,
  )
const pin = mark(
  '<path d="M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>',
)
const euro = mark('<path d="M17.5 6.5a7 7 0 1 0 0 11M4 10.5h9M4 13.5h9"/>')

// The longest title that fits in three lines, by font size.
const sizes: readonly [upTo: number, size: number][] = [
  [26, 84],
  [54, 72],
  [84, 60],
]
const SMALLEST = 50

const LONG_WORD = 18

/** The font size of a title by its length. A long word takes a line of its own, so it counts for more. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length))
  const weight = title.length + Math.max(0, longest - LONG_WORD) * 2
  return sizes.find(([upTo]) => weight <= upTo)?.[1] ?? SMALLEST
}

// The beam of the lighthouse, behind the words. Dark text on it has enough contrast.
const beam = svg(
  '1200 506',
  '<defs><linearGradient id="b"><stop offset=".05" stop-color="#fff6d6"/><stop offset="1" stop-color="#ffe9a3" stop-opacity=".35"/></linearGradient></defs><path d="M116 72 1200-60v420Z" fill="url(#b)"/>',
)

const head = (brand: string): Box =>
  box({ alignItems: 'center', height: 60 }, [
    image(lighthouse, { width: 60, height: 60 }),
    lines(brand, { most: 1, marginLeft: 14, width: INNER - 74, fontSize: 32, fontWeight: 700 }),
  ])

function words({ title, subtitle }: PictureText): Box {
  const size = titleSize(title)
  const most = size === SMALLEST ? 4 : 3
  return box({ flexDirection: 'column' }, [
    lines(title, { most, fontSize: size, fontWeight: 700, lineHeight: 1.14 }),
    lines(subtitle, { most: 1, marginTop: 18, fontSize: 34, fontWeight: 500, lineHeight: 1.3 }),
  ])
}

const fact = (icon: string, text: string, isLast: boolean): Box =>
  box({ alignItems: 'center', flexShrink: isLast ? 0 : 1, maxWidth: isLast ? 760 : INNER }, [
    image(icon, { width: 38, height: 38, flexShrink: 0 }),
    lines(text, { most: 1, marginLeft: 14, fontSize: 32, fontWeight: 600 }),
  ])

function foot({ place, salary }: PictureText): Box {
  const facts = [fact(pin, place, false), ...(salary ? [fact(euro, salary, true)] : [])]
  return box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 40,
      height: FOOT_HEIGHT,
      width: WIDTH,
      boxSizing: 'border-box',
      padding: `0 ${MARGIN}px`,
      backgroundColor: colours.ink,
      color: colours.white,
    },
    facts,
  )
}

/** The whole picture: dark text on yellow, place and salary on a dark foot. */
export const pictureLayout = (text: PictureText): Box =>
  box(
    {
      flexDirection: 'column',
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: colours.yellow,
      color: colours.ink,
      fontFamily: 'Poppins, Poppins Ext',
    },
    [
      box(
        {
          flexDirection: 'column',
          justifyContent: 'space-between',
          height: HEIGHT - FOOT_HEIGHT,
          width: WIDTH,
          boxSizing: 'border-box',
          padding: `52px ${MARGIN}px 44px`,
          backgroundImage: `url(${address(beam)})`,
        },
        [head(text.brand), words(text)],
      ),
      foot(text),
    ],
  )
