import { scene } from './scene.tsx'

/** Places that are still free: nobody has applied yet. */
export const EmptyCandidates = scene(
  <>
    <g strokeDasharray="7 6" fill="#fff6d6">
      <path d="M26 142v-18a24 24 0 0 1 48 0v18Z" />
      <circle cx="50" cy="80" r="17" />
      <path d="M166 142v-18a24 24 0 0 1 48 0v18Z" />
      <circle cx="190" cy="80" r="17" />
    </g>
    <rect x="78" y="30" width="84" height="112" rx="8" />
    <path d="M108 30v-8h24v8" fill="#3f444d" />
    <circle cx="120" cy="66" r="15" fill="#ffc800" />
    <path d="M96 104a24 19 0 0 1 48 0Z" fill="#ffc800" />
    <path d="M96 118h48m-48 12h30" />
  </>,
)
