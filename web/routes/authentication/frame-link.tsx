import { classes } from '#web/ui/classes.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'

/** A link in the text around a form, as tall as a finger needs. */
export function FrameLink({ href, className, children }: { href: string; className?: string; children: string }) {
  return (
    <AppLink
      href={href}
      className={classes('inline-block py-2.5 font-semibold text-ink underline underline-offset-2', className)}
    >
      {children}
    </AppLink>
  )
}
