import { scene } from './scene.tsx'

/** An empty tray that a CV is on its way to. */
export const EmptyCvs = scene(
  <>
    <path d="M84 100V30a7 7 0 0 1 7-7h40l25 25v52Z" />
    <path d="M131 23v25h25" fill="#ffc800" />
    <circle cx="106" cy="50" r="9" fill="#3f444d" />
    <path d="M97 74h46m-46 12h34" />
    <path d="M46 142V98h38l10 16h52l10-16h38v44Z" fill="#ffc800" />
    <path d="M46 98 62 82h22m72 0h22l16 16" fill="none" />
    <path d="M198 66V36m-11 11 11-11 11 11" fill="none" strokeWidth="4" />
    <path d="M36 52v12m-6-6h12" />
  </>,
)
