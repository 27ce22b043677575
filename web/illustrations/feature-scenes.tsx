import { scene } from './scene.tsx'

/** The four slides of the landing page. */

export const ManyOffersScene = scene(
  <>
    <rect x="92" y="20" width="104" height="74" rx="8" fill="#fff6d6" />
    <rect x="66" y="40" width="104" height="78" rx="8" fill="#ffc800" />
    <rect x="38" y="60" width="110" height="82" rx="8" />
    <rect x="50" y="72" width="22" height="22" rx="5" fill="#ffc800" />
    <path d="M82 76h52M82 88h32M50 106h84M50 118h60" fill="none" />
    <circle cx="180" cy="108" r="24" />
    <path d="m197 126 17 16" fill="none" strokeWidth="6" />
    <path d="M171 113v-9h18v9Zm5-9v-3h8v3" fill="#ffc800" />
  </>,
)

export const VerifiedScene = scene(
  <>
    <path d="M52 142V32a8 8 0 0 1 8-8h74a8 8 0 0 1 8 8v110Z" />
    <rect x="66" y="38" width="24" height="24" rx="6" fill="#ffc800" />
    <path d="M102 42h26M102 56h18M66 78h62M66 92h44M66 106h34" fill="none" />
    <path d="m158 62 36 13v24c0 21-14 34-36 43-22-9-36-22-36-43V75Z" fill="#ffc800" />
    <path d="m142 101 12 12 21-24" fill="none" strokeWidth="6" />
    <path d="M206 40v16m-8-8h16M34 66v10m-5-5h10" fill="none" />
  </>,
)

export const OneProfileScene = scene(
  <>
    <path d="M96 74h24m-24 0c16 0 8-36 24-36m-24 36c16 0 8 40 24 40" fill="none" strokeDasharray="1 6" />
    <rect x="22" y="30" width="76" height="112" rx="8" />
    <circle cx="60" cy="62" r="18" fill="#ffe9a3" />
    <circle cx="60" cy="57" r="7" />
    <path d="M47 74c3-9 23-9 26 0" fill="#3f444d" />
    <path d="M38 94h44M38 106h30" fill="none" />
    <rect x="38" y="118" width="44" height="13" rx="6.5" fill="#ffc800" />
    <rect x="124" y="18" width="94" height="34" rx="7" />
    <rect x="124" y="62" width="94" height="34" rx="7" fill="#ffc800" />
    <rect x="124" y="106" width="94" height="36" rx="7" />
    <path d="M136 30h42m-42 11h26m-26 33h42m-42 11h26m-26 34h42m-42 11h26" fill="none" />
    <path d="m196 35 5 5 9-11m-14 50 5 5 9-11m-14 51 5 5 9-11" fill="none" />
  </>,
)

export const SuggestionScene = scene(
  <>
    <rect x="28" y="58" width="86" height="84" rx="8" />
    <rect x="40" y="70" width="22" height="22" rx="5" fill="#ffc800" />
    <path d="M72 76h30M72 87h20M40 106h62M40 120h44" fill="none" />
    <path d="M146 108c-22-10-30-26-30-42a44 44 0 0 1 88 0c0 16-8 32-30 42v14h-28Z" fill="#ffc800" />
    <path d="M146 108h28v18a8 8 0 0 1-8 8h-12a8 8 0 0 1-8-8Zm0 12h28" />
    <path d="m160 44 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" />
    <path d="M114 26 104 16m102 10 10-10M96 46H84" fill="none" />
  </>,
)
