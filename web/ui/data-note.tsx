import { classes } from './classes.ts'
import { dataNoteTexts as texts } from './data-note-texts.ts'

/** The use of personal data in a form. */
export function DataNote({ text, className }: { text: string; className?: string }) {
  return (
    <p className={classes('text-14 text-gray-text wrap-anywhere', className)}>
      <span>{text}</span> <NoteLink href="/privacidad">{texts.policy}</NoteLink>
    </p>
  )
}

/** Opens in another tab, so that typed values stay. */
export function NoteLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-medium text-ink underline underline-offset-4">
      {children} <span className="sr-only">{texts.newTab}</span>
    </a>
  )
}
