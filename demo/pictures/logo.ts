import type { CompanyKey } from '../companies/company-profile.ts'
import { palette } from './palette.ts'

const { yellow, cream, ink, white, blue, green, red, grey, gold } = palette

// Logos without letters, so that they do not depend on installed fonts.
const signs: Record<CompanyKey, { ground: string; sign: string }> = {
  // A sun that sets behind waves.
  brisalena: {
    ground: blue,
    sign: `<circle cx="100" cy="92" r="38" fill="${yellow}"/><path d="M30 104q17-16 35 0t35 0 35 0 35 0v56H30z" fill="${blue}"/>
<path d="M30 116q17-16 35 0t35 0 35 0 35 0M44 140q14-12 28 0t28 0 28 0 28 0" fill="none" stroke="${white}" stroke-width="9" stroke-linecap="round"/>`,
  },
  // A cross of four leaves.
  valdesana: {
    ground: '#E3F4E9',
    sign: `<g fill="${green}"><path d="M92 92C60 92 46 74 46 46c28 0 46 14 46 46z"/><path d="M108 92c32 0 46-18 46-46-28 0-46 14-46 46z"/>
<path d="M92 108c-32 0-46 18-46 46 28 0 46-14 46-46z"/></g><path d="M108 108c32 0 46 18 46 46-28 0-46-14-46-46z" fill="${yellow}"/>`,
  },
  // A cloud with a prompt.
  nubarela: {
    ground: ink,
    sign: `<path d="M60 142a32 32 0 0 1-3-64 44 44 0 0 1 84-8 36 36 0 0 1 1 72z" fill="${white}"/>
<path d="M76 88l20 17-20 17" fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M106 124h24" stroke="${gold}" stroke-width="10" stroke-linecap="round"/>`,
  },
  // Arches of a bridge.
  valdorriz: {
    ground: cream,
    sign: `<path d="M30 62h140v80h-26v-24a18 18 0 0 0-36 0v24H92v-24a18 18 0 0 0-36 0v24H30z" fill="${grey}"/>
<path d="M30 46h140" stroke="${red}" stroke-width="12" stroke-linecap="round"/>`,
  },
  // Wind lines that become an arrow.
  transcefiro: {
    ground: yellow,
    sign: `<g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="M36 76h62a18 18 0 1 0-18-18"/>
<path d="M36 104h120M130 78l28 26-28 26"/><path d="M60 132h38a16 16 0 1 1-16 16"/></g>`,
  },
  // Furrows under a rising sun.
  bermuela: {
    ground: green,
    sign: `<circle cx="100" cy="76" r="26" fill="${yellow}"/><path d="M24 172q34-62 76-62t76 62z" fill="#0F5A2D"/>
<g fill="none" stroke="${cream}" stroke-width="7" stroke-linecap="round"><path d="M52 168q20-44 44-52M148 168q-20-44-44-52M84 170q8-36 16-54M116 170q-8-36-16-54"/></g>`,
  },
  // Five lights in a fan.
  quintaluz: {
    ground: palette.ivory,
    sign: `<g stroke="${ink}" stroke-width="13" stroke-linecap="round"><path d="M100 124V58M100 124L62 72M100 124l38-52M100 124L42 102M100 124l58-22"/></g>
<g fill="${yellow}" stroke="${ink}" stroke-width="6"><circle cx="100" cy="50" r="13"/><circle cx="57" cy="66" r="13"/><circle cx="143" cy="66" r="13"/>
<circle cx="36" cy="100" r="13"/><circle cx="164" cy="100" r="13"/></g><path d="M72 146h56" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>`,
  },
  // Three blades.
  helivenda: {
    ground: '#E8F0FC',
    sign: `<g fill="${blue}"><path d="M96 82C86 60 88 40 100 22c12 18 14 38 4 60z"/><path d="M96 82C86 60 88 40 100 22c12 18 14 38 4 60z" transform="rotate(120 100 92)"/>
<path d="M96 82C86 60 88 40 100 22c12 18 14 38 4 60z" transform="rotate(240 100 92)"/></g>
<path d="M97 104h6l5 74H92z" fill="${blue}"/><circle cx="100" cy="92" r="11" fill="${yellow}" stroke="${blue}" stroke-width="6"/>`,
  },
  // An open book that is a hill with a tree.
  altozar: {
    ground: red,
    sign: `<path d="M100 150c-18-14-42-18-66-14V92c26-4 48 0 66 14 18-14 40-18 66-14v44c-24-4-48 0-66 14z" fill="${white}"/>
<path d="M100 106v44" stroke="${red}" stroke-width="6"/><path d="M100 104V70" stroke="${cream}" stroke-width="9" stroke-linecap="round"/><circle cx="100" cy="56" r="24" fill="${yellow}"/>`,
  },
  // A shop's awning over a door.
  mirasierpe: {
    ground: cream,
    sign: `<path d="M48 48h104l20 40H28z" fill="${ink}"/><g fill="${yellow}"><path d="M76 48h24v40H64zM124 48l12 40h36l-20-40z"/></g>
<path d="M28 88a18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0 18 18 0 0 0 36 0" fill="${ink}"/>
<path d="M48 112v46h104v-46" fill="none" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/><path d="M84 158v-32h32v32" fill="${yellow}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`,
  },
  // A doorway with light in it.
  lumbral: {
    ground: grey,
    sign: `<path d="M46 158V96a54 54 0 0 1 108 0v62" fill="none" stroke="${white}" stroke-width="11"/><path d="M66 158V96a34 34 0 0 1 68 0v62z" fill="${yellow}"/>
<path d="M30 158h140" stroke="${white}" stroke-width="11" stroke-linecap="round"/>`,
  },
  // An ear of wheat.
  trigalbor: {
    ground: ink,
    sign: `<path d="M100 172V60" stroke="${yellow}" stroke-width="8" stroke-linecap="round"/><g fill="${yellow}"><path d="M100 60c-12-10-12-24 0-36 12 12 12 26 0 36z"/>
<path d="M94 92c-22 2-34-8-36-28 20 0 32 8 36 28zM106 92c22 2 34-8 36-28-20 0-32 8-36 28z"/><path d="M94 126c-22 2-34-8-36-28 20 0 32 8 36 28zM106 126c22 2 34-8 36-28-20 0-32 8-36 28z"/>
<path d="M94 158c-18 1-28-6-30-22 16 0 26 6 30 22zM106 158c18 1 28-6 30-22-16 0-26 6-30 22z"/></g>`,
  },
}

/** A company's logo as SVG, on a square of 200. */
export function drawLogo(key: CompanyKey): string {
  const { ground, sign } = signs[key]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${ground}"/>${sign}</svg>`
}
