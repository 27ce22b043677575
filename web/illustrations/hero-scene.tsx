/** The landing page's hero, on yellow: an offer found, a person, and the lighthouse behind them. */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 400" className={className}>
      <path d="M170 360a184 184 0 1 1 184 0Z" fill="#ffe9a3" />
      <linearGradient id="hero-beam">
        <stop offset="0.25" stopColor="#fff6d6" />
        <stop offset="1" stopColor="#fff6d6" stopOpacity="0" />
      </linearGradient>
      <path d="m344 92 136-76v160Z" fill="url(#hero-beam)" />
      <g fill="#fff" stroke="#1f2430" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M298 120h52l22 240h-96Z" />
        <path d="m294 166 60 0 6 56h-72Zm-10 112h80l4 46h-88Z" fill="#ffc800" />
        <path d="M304 72h40v36h-40Z" fill="#ffc800" />
        <path d="m296 72 28-34 28 34Zm-8 36h72v14h-72Z" fill="#3f444d" />
        <path d="M324 38V24" />
        <rect x="30" y="112" width="230" height="214" rx="16" />
        <rect x="56" y="138" width="52" height="52" rx="12" fill="#ffc800" />
        <path d="M68 172v-12a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v12Zm9-16v-4a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v4" fill="none" />
        <path d="M128 152h104M128 176h62M56 216h178M56 238h178M56 260h112" strokeWidth="5" />
        <rect x="56" y="282" width="96" height="26" rx="13" fill="#1f2430" />
        <circle cx="252" cy="120" r="26" fill="#ffc800" />
        <path d="m240 121 9 9 17-19" fill="none" strokeWidth="5" />
        <path d="M352 360v-58a54 54 0 0 1 108 0v58Z" fill="#3f444d" />
        <path d="m386 252 20 26 20-26Z" />
        <circle cx="406" cy="210" r="40" />
        <path d="M366 208c-2-54 82-54 80 0-16 0-30-6-38-16-8 10-24 16-42 16Z" fill="#3f444d" />
        <path d="M396 230c5 6 15 6 20 0" fill="none" />
        <circle cx="392" cy="216" r="3" fill="#1f2430" />
        <circle cx="420" cy="216" r="3" fill="#1f2430" />
        <path d="M12 360h456" />
      </g>
    </svg>
  )
}
