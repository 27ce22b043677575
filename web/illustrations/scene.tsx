import type { ReactNode } from 'react'

/** A small scene on a pale hill with a ground line. It is decorative: the sentence is beside it. */
export function scene(drawing: ReactNode) {
  return ({ className }: { className?: string }) => (
    <svg aria-hidden="true" viewBox="0 0 240 160" className={className}>
      <path d="M14 142a106 118 0 0 1 212 0Z" fill="#ffe9a3" />
      <g fill="#fff" stroke="#1f2430" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 142h228" />
        {drawing}
      </g>
    </svg>
  )
}
