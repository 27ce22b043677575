import { scene } from './scene.tsx'

/** A CV and a paper plane that has yet to fly. */
export const EmptyApplications = scene(
  <>
    <path d="M40 142V50a7 7 0 0 1 7-7h48l23 23v76Z" />
    <path d="M95 43v23h23" fill="#ffc800" />
    <circle cx="66" cy="74" r="10" fill="#3f444d" />
    <path d="M54 100h50m-50 13h50m-50 13h30" />
    <path d="m132 72 84-40-26 78-24-20Z" fill="#ffc800" />
    <path d="m216 32-50 58-2 28 13-17" fill="#fff" />
    <path d="m132 72 34 18 50-58" fill="none" />
    <path d="M128 112c10 20 24 22 34 14" fill="none" strokeDasharray="2 8" />
  </>,
)
