import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icons.tsx'

interface FoldProps {
  title: string
  /** Of what, for screen readers. */
  of?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A title that opens what it names. */
export const Fold = ({ title, of, onToggle, children }: FoldProps) => (
  <details className="group -mb-2" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-1 text-14 font-medium hover:underline [&::-webkit-details-marker]:hidden">
      <span>{title}</span>
      {of && <span className="sr-only">{of}</span>}
      <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
