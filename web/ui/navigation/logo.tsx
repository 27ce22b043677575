import { brandTexts } from '#web/texts.ts'
import { AppLink } from './app-link.tsx'
import { classes } from '../classes.ts'

/** A lighthouse on a yellow square, legible from 16 px. public/favicon.svg is the same drawing. */
export function LogoMark({ size = 36, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" width={size} height={size} className={classes('shrink-0', className)}>
      <rect width="36" height="36" rx="8" fill="#ffc800" />
      <path d="m21 12 11.5-5v10Zm-6 0L3.5 7v10Z" fill="#fff" stroke="#fff" strokeLinejoin="round" />
      <path d="M13.8 16h8.4l2.3 14H11.5Z" fill="#1f2430" />
      <path d="M13.2 21.5h9.6l.6 4H12.6Z" fill="#ffc800" />
      <path d="M14 9.5h8V16h-8Z" fill="#ffe9a3" stroke="#1f2430" strokeWidth="2" />
      <path d="M12.5 9.5 18 4.5l5.5 5Z" fill="#1f2430" stroke="#1f2430" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M11.5 16h13M9.5 30.5h17" stroke="#1f2430" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}

type LogoProps = {
  name?: string | undefined
  href?: string | null
  /** Up to 600 px only the mark is visible. Screen readers still read the name. */
  isNameHiddenOnMobile?: boolean | undefined
  className?: string
}

/** Mark and name. A link to the landing page, unless `href` is null. */
export function Logo({ name = brandTexts.name, href = '/', isNameHiddenOnMobile, className }: LogoProps) {
  const look = classes(
    'inline-flex min-h-11 items-center gap-2.5 rounded-control text-20 font-bold tracking-tight',
    className,
  )
  const content = (
    <>
      <LogoMark />
      <span className={isNameHiddenOnMobile ? 'max-small:sr-only' : undefined}>{name}</span>
    </>
  )
  if (href === null) return <span className={look}>{content}</span>
  return (
    <AppLink href={href} className={look} aria-label={brandTexts.homeLabel(name)}>
      {content}
    </AppLink>
  )
}
