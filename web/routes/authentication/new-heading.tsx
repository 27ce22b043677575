import { useEffect, useRef } from 'react'

/** The heading of what has replaced a form. The focus was in the form, so it comes here and screen readers read it. */
export function NewHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-24 font-semibold outline-none">
      {children}
    </h1>
  )
}
