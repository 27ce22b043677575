import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { NewHeading } from './new-heading.tsx'

export interface Outcome {
  title: string
  sentences: readonly string[]
  next?: { href: string; label: string }
  /** Another place to go on. */
  more?: { href: string; label: string }
}

/** The result of a link in a mail: a heading that takes the focus, and where to go on. */
export function OutcomeNote({ title, sentences, next, more }: Outcome) {
  return (
    <>
      <NewHeading>{title}</NewHeading>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
      {next && (
        <LinkButton href={next.href} isFullWidth className="mt-5">
          {next.label}
        </LinkButton>
      )}
      {more && (
        <LinkButton href={more.href} variant="secondary" isFullWidth className="mt-3">
          {more.label}
        </LinkButton>
      )}
    </>
  )
}
