import * as z from 'zod'
import { drawTop, topColours, tops } from './clothes.ts'
import { drawHair, hairStyles } from './hair.ts'
import { palette } from './palette.ts'

const skins = {
  light: { face: '#F6D3B8', shade: '#E3B592' },
  tan: { face: '#E5B58C', shade: '#CC966B' },
  olive: { face: '#D9A679', shade: '#BD8558' },
  brown: { face: '#A8714A', shade: '#8B5837' },
  deep: { face: '#7B4E37', shade: '#5E3925' },
} as const

const hairColours = {
  ink: palette.ink,
  chestnut: '#5A3A26',
  auburn: '#8E4524',
  blond: '#D9A93F',
  silver: '#A9ADB3',
  yellow: palette.yellow,
} as const

const grounds = {
  yellow: [palette.yellow, palette.cream],
  cream: [palette.ivory, palette.cream],
  grey: [palette.mist, '#DCDDD9'],
  blue: [palette.sky, '#CFDFF6'],
  green: [palette.mint, '#C6E6D1'],
} as const

const keysOf = <Key extends string>(parts: Record<Key, unknown>) => z.enum(Object.keys(parts) as Key[])

/** The looks of a drawn person. */
export const Portrait = z.strictObject({
  skin: keysOf(skins),
  hair: keysOf(hairStyles),
  hairColour: keysOf(hairColours),
  top: keysOf(tops),
  topColour: z.enum(topColours),
  ground: keysOf(grounds),
  beard: z.literal(true).optional(),
  glasses: z.literal(true).optional(),
  earrings: z.literal(true).optional(),
})
export type Portrait = z.infer<typeof Portrait>

/** A friendly flat portrait as SVG, on a square of 200. */
export function drawPortrait(portrait: Portrait): string {
  const skin = skins[portrait.skin]
  const hair = drawHair(portrait.hair, hairColours[portrait.hairColour])
  const [ground, disc] = grounds[portrait.ground]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${ground}"/><circle cx="100" cy="108" r="82" fill="${disc}"/>
${hair.behind}
<path d="M85 112h30v34q-15 14-30 0z" fill="${skin.shade}"/>
${drawTop(portrait.top, portrait.topColour)}
<circle cx="66" cy="93" r="8" fill="${skin.shade}"/><circle cx="134" cy="93" r="8" fill="${skin.shade}"/>
<path d="M66 82C66 56 80 45 100 45s34 11 34 37c0 30-13 52-34 52S66 112 66 82z" fill="${skin.face}"/>
${cheeks}
${portrait.beard ? drawBeard(hairColours[portrait.hairColour], skin.face) : ''}
${drawFace(skin.shade)}
${hair.front}
${portrait.glasses ? glasses : ''}
${portrait.earrings ? earrings : ''}
</svg>`
}

const drawFace = (shade: string): string => `
<g fill="none" stroke="${palette.ink}" stroke-linecap="round">
<path d="M79 80q7-5 14-1M107 79q7-4 14 1" stroke-width="2.6" opacity=".75"/>
<path d="M88 112q12 11 24 0" stroke-width="3"/></g>
<circle cx="86.5" cy="90" r="3.6" fill="${palette.ink}"/><circle cx="113.5" cy="90" r="3.6" fill="${palette.ink}"/>
<path d="M100 91q-5 9 1 10" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`

const drawBeard = (colour: string, lips: string): string =>
  `<path d="M66 86c0 34 13 52 34 52s34-18 34-52c-3 10-6 16-11 18-8-3-15-3-23 0-8-3-15-3-23 0-5-2-8-8-11-18z" fill="${colour}"/>
<path d="M85 110q15-6 30 0-3 13-15 13t-15-13z" fill="${lips}"/>`

const cheeks = `<g fill="${palette.red}" opacity=".13"><circle cx="77" cy="104" r="6"/><circle cx="123" cy="104" r="6"/></g>`

const glasses = `<g fill="none" stroke="${palette.ink}" stroke-width="2.6"><rect x="74" y="81" width="23" height="19" rx="8"/>
<rect x="103" y="81" width="23" height="19" rx="8"/><path d="M97 88q3-3 6 0M74 87l-8-2M126 87l8-2"/></g>`

const earrings = `<g fill="${palette.yellow}" stroke="${palette.gold}" stroke-width="1.5">
<circle cx="65" cy="106" r="4.5"/><circle cx="135" cy="106" r="4.5"/></g>`
