import { useId, type ReactNode } from 'react'

/** A titled part of a form. */
export function FormSection({ title, level = 2, children }: { title: string; level?: 2 | 3; children: ReactNode }) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <Heading id={id} className={level === 2 ? 'text-20 font-semibold' : 'text-18 font-semibold'}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** Fields side by side, one below the other on mobile. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 small:grid-cols-2">{children}</div>
}
