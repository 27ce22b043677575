/** For the ink band of the landing page: the CVs that come in for an offer, one of them picked. */
export function PublishingScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 360" className={className}>
      <path d="M30 340a190 190 0 0 1 380 0Z" fill="#ffc800" />
      <g fill="#fff" stroke="#1f2430" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <rect x="64" y="52" width="250" height="288" rx="16" />
        <rect x="86" y="74" width="48" height="48" rx="10" fill="#ffc800" />
        <path d="M99 110V88h14v22m0-14h9v14m-27 0h32" fill="none" />
        <path d="M152 86h118M152 108h72" fill="none" />
        <rect x="86" y="142" width="206" height="54" rx="10" />
        <rect x="86" y="206" width="206" height="54" rx="10" fill="#ffe9a3" />
        <rect x="86" y="270" width="206" height="54" rx="10" />
        <path d="M148 162h70m-70 16h44m-44 48h70m-70 16h44m-44 48h70m-70 16h44" fill="none" />
        <circle cx="116" cy="169" r="16" fill="#fff6d6" />
        <circle cx="116" cy="233" r="16" />
        <circle cx="116" cy="297" r="16" fill="#fff6d6" />
        <path d="M106 176c2-8 18-8 20 0m-20 64c2-8 18-8 20 0m-20 64c2-8 18-8 20 0" fill="#3f444d" />
        <path d="M112 163h8m-8 64h8m-8 64h8" strokeWidth="7" />
        <circle cx="292" cy="233" r="24" fill="#1f2430" stroke="#ffe9a3" />
        <path d="m281 233 8 8 15-17" fill="none" stroke="#fff" strokeWidth="5" />
        <path d="m330 36 70 16a8 8 0 0 1 6 10l-20 88a8 8 0 0 1-10 6l-70-16a8 8 0 0 1-6-10l20-88a8 8 0 0 1 10-6Z" />
        <path d="m350 62-9 34h-16l9-34Z" fill="#ffc800" />
        <path d="m366 66 22 5m-26 14 22 5m-59 18 52 12m-55 6 36 8" fill="none" />
      </g>
    </svg>
  )
}
