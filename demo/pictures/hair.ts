import { palette } from './palette.ts'

interface DrawnHair {
  behind: string
  front: string
}

const shape = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`
const balls = (places: readonly (readonly [number, number, number])[], colour: string): string =>
  places.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('')

// Hair on the top of the head, above the forehead.
const cap = 'M62 88C56 52 76 36 101 36c26 0 44 18 37 52-3-12-8-20-16-24-15 4-31 3-42 0-9 4-14 12-18 24z'
const parted = 'M62 90C54 50 78 34 104 36c28 1 41 22 34 54-2-14-8-24-19-29-17 9-36 8-47 9-5 5-8 12-10 20z'
const curtain = 'M61 96C54 50 76 35 100 35s46 15 39 61c-3-20-13-34-39-39-26 5-36 19-39 39z'

const plait = (x: number, colour: string): string =>
  [0, 1, 2, 3, 4]
    .map((knot) => `<ellipse cx="${x}" cy="${112 + knot * 14}" rx="${9 - knot * 0.7}" ry="9" fill="${colour}"/>`)
    .join('') + `<rect x="${x - 5}" y="176" width="10" height="5" rx="2" fill="${palette.yellow}"/>`

export const hairStyles = {
  short: (colour) => ({ behind: '', front: shape(cap, colour) }),
  side: (colour) => ({ behind: '', front: shape(parted, colour) }),
  buzz: (colour) => ({
    behind: '',
    front: shape('M64 84C61 54 78 41 100 41s39 13 36 43c-4-14-12-20-36-20s-32 6-36 20z', colour),
  }),
  bald: (colour) => ({
    behind: shape('M62 78c2-8 5-12 9-14v32l-7 2zM138 78c-2-8-5-12-9-14v32l7 2z', colour),
    front: '',
  }),
  curly: (colour) => ({
    behind: '',
    front:
      balls(
        [
          [67, 74, 11],
          [71, 58, 13],
          [86, 47, 14],
          [103, 43, 14],
          [119, 49, 14],
          [131, 62, 12],
          [134, 76, 10],
        ],
        colour,
      ) + shape('M68 74q32-18 65 0l-5-30H72z', colour),
  }),
  afro: (colour) => ({
    behind: balls([[100, 76, 58]], colour),
    front: shape('M64 86C60 56 78 44 100 44s40 12 36 42c-5-14-16-22-36-22s-31 8-36 22z', colour),
  }),
  bob: (colour) => ({
    behind: shape('M56 90C48 40 78 32 100 32s52 8 44 58l3 38c-14 10-26 6-28 2H81c-2 4-14 8-28-2z', colour),
    front: shape('M63 92C56 52 76 36 101 36c27 0 43 18 36 56-4-15-9-22-15-27-18 8-36 8-45 7-7 5-11 12-14 20z', colour),
  }),
  long: (colour) => ({
    behind: shape('M56 92C48 40 76 31 100 31s52 9 44 61l6 76c-16 8-30 6-34 0H84c-4 6-18 8-34 0z', colour),
    front: shape(curtain, colour),
  }),
  wavy: (colour) => ({
    behind: shape(
      'M58 90C46 42 76 30 102 31c28 1 50 14 41 60 12 10 2 20 8 32 6 13-2 24-8 32-10 8-24 4-28-2H84c-6 8-22 8-30 0-8-9-10-18-4-30 6-14-4-22 8-33z',
      colour,
    ),
    front: shape(parted, colour),
  }),
  bun: (colour) => ({
    behind: balls([[100, 30, 20]], colour),
    front: shape('M63 90C57 52 76 37 100 37s43 15 37 53c-4-18-14-30-37-33-23 3-33 15-37 33z', colour),
  }),
  ponytail: (colour) => ({
    behind: shape('M128 48c24-6 36 18 32 46-2 18 4 32-6 52-14-4-22-18-20-40 2-26 0-40-6-58z', colour),
    front: shape(parted, colour),
  }),
  braids: (colour) => ({
    behind: shape('M58 92C50 42 78 32 100 32s50 10 42 60l-4 22H62z', colour),
    front: shape(curtain, colour) + plait(60, colour) + plait(140, colour),
  }),
  headscarf: (colour) => ({
    behind: shape('M52 96C48 42 76 28 100 28s52 14 48 68c8 32 18 44 18 70H34c0-26 10-38 18-70z', colour),
    front:
      shape(
        'M52 96C48 42 76 28 100 28s52 14 48 68c-2 34-16 52-48 54-32-2-46-20-48-54zM70 92c0 26 12 42 30 42s30-16 30-42c0-24-12-36-30-36S70 68 70 92z',
        colour,
      ).replace('/>', ' fill-rule="evenodd"/>') +
      `<path d="M60 128q40 36 86-6" fill="none" stroke="${palette.gold}" stroke-width="2.5" opacity=".7"/>`,
  }),
} satisfies Record<string, (colour: string) => DrawnHair>

/** Hair in two layers, behind and in front of the face. */
export const drawHair = (hair: keyof typeof hairStyles, colour: string): DrawnHair => hairStyles[hair](colour)
