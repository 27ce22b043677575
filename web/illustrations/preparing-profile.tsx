/** The card of a company that is being filled in, line by line. */
export function PreparingProfile({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 220" className={className}>
      <circle cx="150" cy="112" r="104" fill="#fff6d6" />
      <g fill="none" stroke="#1f2430" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        <rect x="52" y="42" width="172" height="138" rx="12" fill="#fff" />
        <path d="M52 74V54a12 12 0 0 1 12-12h148a12 12 0 0 1 12 12v20Z" fill="#ffc800" />
        <path d="M68 58h.1m13.900 0h.1m13.900 0h.1" strokeWidth="7" />
        <rect x="72" y="92" width="46" height="46" rx="8" fill="#ffe9a3" />
        <path d="M84 130v-22l11-7 11 7v22M91 116h8m-8 8h8" strokeWidth="3" />
        <path className="animate-skeleton" d="M134 100h70" strokeWidth="6" />
        <path className="animate-skeleton [animation-delay:200ms]" d="M134 116h46" strokeWidth="6" />
        <path className="animate-skeleton [animation-delay:400ms]" d="M134 132h58" strokeWidth="6" />
        <path className="animate-skeleton [animation-delay:600ms]" d="M74 158h128" strokeWidth="6" />
        <circle cx="224" cy="176" r="30" fill="#3f444d" />
        <path
          className="origin-[224px_176px] animate-spin"
          d="M240 176a16 16 0 1 1-16-16"
          stroke="#ffc800"
          strokeWidth="6"
        />
      </g>
    </svg>
  )
}
