/** A company building from which an offer is put up. */
export function CompanyPublish({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 160" className={className}>
      <circle cx="116" cy="84" r="72" fill="#fff6d6" />
      <g fill="none" stroke="#1f2430" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 148V54h62v94Z" fill="#fff" />
        <path d="M24 54 55 30l31 24Z" fill="#ffc800" />
        <path d="M46 148v-22h18v22Z" fill="#3f444d" />
        <path d="M36 68h12v12H36Zm26 0h12v12H62ZM36 94h12v12H36Zm26 0h12v12H62Z" fill="#ffe9a3" />
        <rect x="116" y="22" width="92" height="82" rx="8" fill="#fff" />
        <path d="M128 38h12v12h-12Z" fill="#ffc800" />
        <path d="M150 40h44M150 50h24M128 66h66M128 78h40" />
        <path d="M162 104v44" strokeWidth="5" />
        <rect x="172" y="88" width="48" height="28" rx="14" fill="#ffc800" />
        <path d="M196 95v14m-7-7h14" />
        <path d="M12 148h216" />
      </g>
    </svg>
  )
}
