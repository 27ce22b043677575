import { scene } from './scene.tsx'

/** A plug out of its socket: something did not get through. */
export const FailureScene = scene(
  <>
    <path d="M16 116c16 22 30-30 52-12" fill="none" strokeWidth="5" />
    <path d="M224 62c-16-22-24 26-48 14" fill="none" strokeWidth="5" />
    <g transform="rotate(-22 92 94)">
      <path d="M62 80h24a14 14 0 0 1 14 14 14 14 0 0 1-14 14H62Z" fill="#ffc800" />
      <path d="M62 76v36" strokeWidth="6" />
      <path d="M100 88h12m-12 12h12" strokeWidth="5" />
    </g>
    <g transform="rotate(-22 158 80)">
      <path d="M146 64h24v28h-24a10 10 0 0 1-10-10v-8a10 10 0 0 1 10-10Z" fill="#3f444d" />
      <path d="M170 60v36" strokeWidth="6" />
    </g>
    <path d="m112 54 4 12m12-20v14m16-12-6 10m-14 50 4-10m10 16v-10" />
    <path d="m40 48 9 9m0-9-9 9m144 57 9 9m0-9-9 9" />
  </>,
)
