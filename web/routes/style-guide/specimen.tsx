import type { ReactNode } from 'react'

/** One part in all its states. */
export function Part({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className="guide-part">
      <h3>{title}</h3>
      <div className={isWide ? 'guide-wide' : 'guide-row'}>{children}</div>
    </section>
  )
}

interface SpecimenProps {
  state?: string
  /** Shows what is inside as under the pointer, or with the focus; see force-states.ts. */
  force?: 'hover' | 'focus'
  isWide?: boolean
  children: ReactNode
}

/** A part in one state, and how that state is called. */
export function Specimen({ state, force, isWide, children }: SpecimenProps) {
  return (
    <div className={isWide ? 'guide-specimen guide-specimen-wide' : 'guide-specimen'} data-force={force}>
      {children}
      {state && <p className="guide-caption">{state}</p>}
    </div>
  )
}
