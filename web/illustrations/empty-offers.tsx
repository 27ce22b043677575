import { scene } from './scene.tsx'

/** A magnifying glass over offers, puzzled: nothing matches. */
export const EmptyOffers = scene(
  <>
    <rect x="44" y="40" width="92" height="76" rx="8" transform="rotate(-9 90 78)" />
    <path d="m56 66 22-3.5M54 100l40-6" />
    <rect x="74" y="46" width="104" height="84" rx="8" />
    <rect x="88" y="60" width="24" height="24" rx="6" fill="#ffc800" />
    <path d="M124 66h40m-40 12h24m-60 20h44m-44 14h30" />
    <path d="m184 124 22 22" strokeWidth="9" />
    <circle cx="166" cy="106" r="28" fill="#fff6d6" />
    <path d="M158 116h16" />
    <circle cx="157" cy="102" r="2.5" fill="#1f2430" />
    <circle cx="175" cy="102" r="2.5" fill="#1f2430" />
  </>,
)
