import type { ReactNode } from 'react'

/** The frame of the small scenes: pale hill, ground line, ink stroke. Decorative: the sentence stands beside it. */
export function Scene({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 160" className={className}>
      <path d="M14 142a106 118 0 0 1 212 0Z" fill="#ffe9a3" />
      <g fill="#fff" stroke="#1f2430" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 142h228" />
        {children}
      </g>
    </svg>
  )
}

export type SceneProps = { className?: string }
