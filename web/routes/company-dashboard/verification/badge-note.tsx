import { AlertIcon } from '#web/ui/icons.tsx'

/** Warns before saving that the company loses its badge, also by screen reader. False: it does not. */
export function BadgeNote({ children }: { children: string | false }) {
  return (
    <p role="status" className="empty:hidden">
      {children && (
        <span className="flex gap-3 rounded-card border border-yellow-border bg-yellow-soft p-3 text-14 font-medium">
          <AlertIcon size={20} className="shrink-0 text-amber-text" />
          {children}
        </span>
      )}
    </p>
  )
}
