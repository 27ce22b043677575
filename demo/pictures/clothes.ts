import { palette } from './palette.ts'

export const topColours = ['ink', 'grey', 'blue', 'green', 'red', 'yellow', 'white'] as const

const body = (colour: string): string =>
  `<path d="M24 200c0-34 26-48 61-56q15 15 30 0c35 8 61 22 61 56z" fill="${colour}"/>`
const line = (path: string, colour: string = palette.ink): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" opacity=".55"/>`
const patch = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`

const collar = (colour: string): string => patch('M85 141l-10 8 14 18 11-12 11 12 14-18-10-8-15 14z', colour)

export const tops = {
  tshirt: (colour) => body(colour) + line('M80 146q20 24 40 0'),
  jumper: (colour) =>
    body(colour) + `<path d="M82 143q18 22 36 0l5 5q-23 25-46 0z" fill="${palette.ink}" opacity=".22"/>`,
  shirt: (colour) =>
    body(colour) + collar(colour === palette.white ? palette.mist : palette.white) + line('M100 158v42'),
  blazer: (colour) =>
    body(palette.white) +
    patch('M24 200c0-34 26-48 59-55l17 55zM176 200c0-34-26-48-59-55l-17 55z', colour) +
    patch('M83 145l-12 6 8 14-6 4 27 31zM117 145l12 6-8 14 6 4-27 31z', colour) +
    line('M83 145l-12 6 8 14-6 4 27 31M117 145l12 6-8 14 6 4-27 31', palette.white),
  dungarees: (colour) =>
    body(palette.white) +
    line('M80 146q20 24 40 0') +
    patch('M62 150l10-3 6 30h44l6-30 10 3-4 50H66z', colour) +
    `<circle cx="76" cy="176" r="3.5" fill="${palette.yellow}"/><circle cx="124" cy="176" r="3.5" fill="${palette.yellow}"/>`,
  labcoat: () =>
    body(palette.white) +
    patch('M85 144l15 30 15-30q-15 15-30 0z', palette.blue) +
    line('M85 144l-9 6 9 16 15 34M115 144l9 6-9 16-15 34'),
  workwear: (colour) =>
    body(colour) +
    collar(palette.yellow) +
    `<path d="M46 158l8 42h9l-9-45zM154 158l-8 42h-9l9-45z" fill="${palette.yellow}"/>`,
  chef: () =>
    body(palette.white) +
    collar(palette.mist) +
    line('M112 162v38') +
    `<g fill="${palette.ink}"><circle cx="96" cy="176" r="2.8"/><circle cx="96" cy="190" r="2.8"/></g>`,
} satisfies Record<string, (colour: string) => string>

export const drawTop = (top: keyof typeof tops, colour: (typeof topColours)[number]): string =>
  tops[top](palette[colour])
