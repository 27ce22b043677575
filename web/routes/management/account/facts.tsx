import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/card.tsx'

interface FactsProps {
  title: string
  /** A fact without a value is left out. */
  facts: readonly { label: string; value: ReactNode; isWide?: boolean }[]
  children?: ReactNode
}

/** A card with what is known: a label beside each value. */
export function Facts({ title, facts, children }: FactsProps) {
  return (
    <Card as="section" className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-20 font-semibold">{title}</h2>
      <dl className="grid gap-x-6 gap-y-3 small:grid-cols-2">
        {facts
          .filter(({ value }) => value !== null && value !== undefined)
          .map(({ label, value, isWide }) => (
            <div key={label} className={classes('grid min-w-0 content-start gap-0.5', isWide && 'small:col-span-full')}>
              <dt className="text-14 text-gray-text">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </Card>
  )
}
