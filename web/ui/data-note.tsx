import { classes } from './classes.ts'
import { dataNoteTexts as texts } from './data-note-texts.ts'

/** The use of personal data in a form. The policy opens in another tab, so that typed values stay. */
export function DataNote({ text, className }: { text: string; className?: string }) {
  return (
    <p className={classes('text-14 text-gray-text wrap-anywhere', className)}>
      <span>{text}</span>{' '}
      <a
        href="/privacidad"
        target="_blank"
        rel="noreferrer"
        className="font-medium text-ink underline underline-offset-4"
      >
        {texts.policy} <span className="sr-only">{texts.newTab}</span>
      </a>
    </p>
  )
}
