import { Description } from './description.tsx'
import { offerPageTexts as texts } from './texts.ts'

/** What a company writes of itself: as its page shows it, also in previews. Its text is text, and only its web is a link. */
export function CompanyWords({ texto, web }: { texto: string; web: string | null }) {
  return (
    <>
      {texto && <Description text={texto} />}
      {web && (
        <a
          href={web}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          className="inline-flex min-h-11 w-fit max-w-full items-center font-medium underline underline-offset-4"
        >
          <span className="sr-only">{texts.companySite}</span>
          <span className="min-w-0 wrap-anywhere">{web.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}</span>
        </a>
      )}
    </>
  )
}
