/** Somebody with a page of offers and a magnifying glass. */
export function CandidateSearch({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 160" className={className}>
      <circle cx="126" cy="84" r="72" fill="#fff6d6" />
      <g fill="none" stroke="#1f2430" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M150 148v-22a27 27 0 0 1 54 0v22Z" fill="#3f444d" />
        <path d="m168 101 9 11 9-11" fill="#fff" />
        <circle cx="177" cy="80" r="20" fill="#fff" />
        <path d="M157 78c2-22 38-24 40 0-14 0-22-4-26-10-2 6-8 10-14 10Z" fill="#3f444d" />
        <rect x="34" y="26" width="96" height="122" rx="8" fill="#fff" />
        <rect x="46" y="40" width="24" height="24" rx="6" fill="#ffc800" />
        <path d="M82 46h34M82 58h20M46 80h70M46 94h50" />
        <rect x="46" y="108" width="72" height="26" rx="6" fill="#ffe9a3" />
        <path d="m128 122 20 20" strokeWidth="8" />
        <circle cx="113" cy="107" r="22" fill="#fff" />
        <path d="m103 107 7 7 13-14" strokeWidth="4" />
      </g>
    </svg>
  )
}
