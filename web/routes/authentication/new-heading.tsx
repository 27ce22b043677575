import { focusAtOnce } from '#web/ui/focus-at-once.ts'

/** The heading of what has replaced a form. */
export const NewHeading = ({ children }: { children: string }) => (
  <h1 ref={focusAtOnce} tabIndex={-1} className="text-24 font-semibold outline-none">
    {children}
  </h1>
)
