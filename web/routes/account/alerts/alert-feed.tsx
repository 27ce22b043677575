import { useSite } from '#web/document/site.ts'
import { CopiedLine } from '#web/ui/fields/copied-line.tsx'
import { alertListTexts as texts } from './texts.ts'

/** The address of an alert's own feed, to copy into a feed reader. */
export function AlertFeed({ path }: { path: string }) {
  const value = (useSite()?.baseUrl ?? '') + path
  return <CopiedLine {...{ value, texts }} title={texts.feed} label={texts.feedAddress} note={texts.feedNote} />
}
