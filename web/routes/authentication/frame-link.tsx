import { classes } from '#web/ui/classes.ts'
import { AppLink, type AppLinkProps } from '#web/ui/navigation/app-link.tsx'

/** A link in the text around a form, as tall as a finger needs. */
export function FrameLink({
  className,
  children,
  ...to
}: Pick<AppLinkProps, 'href' | 'state' | 'className'> & { children: string }) {
  return (
    <AppLink
      {...to}
      className={classes('inline-block py-2.5 font-semibold text-ink underline underline-offset-2', className)}
    >
      {children}
    </AppLink>
  )
}
