import './lighthouse-scene.css'

/** A lighthouse whose beam moves over the neighbouring content. The motion ends by itself. */
export function LighthouseScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 352 440" className={`lighthouse-scene overflow-visible ${className ?? ''}`}>
      <circle cx="176" cy="214" r="168" fill="#ffe9a3" />
      <path className="lighthouse-beam" d="M196 104 2700-350v998Z" fill="#fff6d6" />
      <path className="lighthouse-beam-back" d="M156 104-1600-192v612Z" fill="#fff6d6" />
      <g stroke="#1f2430" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M142 140h68l26 228H116Z" fill="#fff" />
        <path d="m136 192 80 0 6 52h-92Zm-12 104h104l6 52H118Z" fill="#ffc800" />
        <path d="M150 78h52v50h-52Z" fill="#ffe9a3" />
        <path className="lighthouse-lamp" d="M168 90h16v30h-16Z" fill="#ffc800" />
        <path d="m142 78 34-40 34 40Z" fill="#3f444d" />
        <path d="M176 38V24m-46 104h92v14h-92Z" fill="#fff" />
        <path d="M162 368v-34a14 14 0 0 1 28 0v34" fill="#3f444d" />
        <path d="M164 266h24" />
        <path d="M40 400c18-34 58-40 84-32h104c30-10 66 0 84 32Z" fill="#3f444d" />
        <path d="M8 412c20-14 40-14 60 0s40 14 60 0 40-14 60 0 40 14 60 0 40-14 60 0 24 10 36 2" fill="none" />
        <path d="M44 432c16-10 32-10 48 0m72 0c16-10 32-10 48 0" fill="none" />
        <path d="m52 176 12-10 12 10m186 82 10-8 10 8m-10 62 8-7 8 7" fill="none" strokeWidth="3" />
      </g>
    </svg>
  )
}
