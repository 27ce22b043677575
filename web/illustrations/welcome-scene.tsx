import { scene } from './scene.tsx'

/** Somebody waves hello beside a profile that is still to be filled in. */
export const WelcomeScene = scene(
  <>
    <rect x="126" y="50" width="88" height="92" rx="8" />
    <circle cx="170" cy="78" r="12" fill="#ffe9a3" />
    <path d="M148 108h44m-44 14h28" />
    <path d="m58 104-24-34" strokeWidth="17" />
    <path d="m58 104-23-33" stroke="#ffc800" strokeWidth="11" />
    <path d="M24 68c-9-7-8-16-6-24l7 8 1-15 7 13 6-11 3 16c1 8-4 12-8 14Z" />
    <path d="M48 142v-22a31 31 0 0 1 62 0v22Z" fill="#ffc800" />
    <path d="m68 93 11 13 11-13Z" />
    <circle cx="79" cy="68" r="23" />
    <path d="M56 66c0-30 46-32 46-2-10 0-18-3-22-9-4 6-14 11-24 11Z" fill="#3f444d" />
    <path d="M72 80c4 5 11 5 15 0" fill="none" />
    <circle cx="71" cy="72" r="2" fill="#1f2430" />
    <circle cx="88" cy="72" r="2" fill="#1f2430" />
    <path d="M60 26v10m-5-5h10m50-9 6 8m28-12v10m34 2-6 7" />
  </>,
)
