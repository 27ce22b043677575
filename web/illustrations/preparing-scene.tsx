import { scene } from './scene.tsx'

/** A profile being put together; its lines breathe while one waits. */
export const PreparingScene = scene(
  <>
    <rect x="52" y="36" width="136" height="106" rx="10" />
    <path d="M52 60V46a10 10 0 0 1 10-10h116a10 10 0 0 1 10 10v14Z" fill="#ffc800" />
    <path d="M104 48h32" strokeWidth="4" />
    <circle cx="86" cy="88" r="13" fill="#3f444d" />
    <path d="M66 126a20 17 0 0 1 40 0Z" fill="#3f444d" />
    <g className="animate-skeleton">
      <path d="M122 82h50m-50 16h36m-36 16h44" strokeWidth="5" />
    </g>
    <g className="origin-[196px_46px] animate-[spin_8s_linear_infinite]">
      <path
        d="M192 18h8l2 8 7 3 7-4 5 6-4 7 3 7v2l-3 7 4 7-5 6-7-4-7 3-2 8h-8l-2-8-7-3-7 4-5-6 4-7-3-7v-2l3-7-4-7 5-6 7 4 7-3Z"
        fill="#ffe9a3"
      />
      <circle cx="196" cy="46" r="9" />
    </g>
  </>,
)
