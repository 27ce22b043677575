import { Description } from './description.tsx'
import { offerPageTexts as texts } from './texts.ts'

/** The text and the web of a company, on its page and in previews. Only its web becomes a link. */
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
