import { useSite } from '#web/document/site.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ChevronDownIcon, CopyIcon } from '#web/ui/icons.tsx'
import { alertListTexts as texts } from './texts.ts'

/** The address of an alert's own feed, to copy into a feed reader. */
export function AlertFeed({ path }: { path: string }) {
  const notice = useNotice()
  const address = (useSite()?.baseUrl ?? '') + path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notice.success(texts.copied)
    } catch {
      notice.error(texts.copyFailed)
    }
  }
  return (
    <details className="group -mb-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-1 text-14 font-medium hover:underline [&::-webkit-details-marker]:hidden">
        <span>{texts.feed}</span>
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid items-end gap-3 pt-2 pb-2 small:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={texts.feedAddress}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <p className="text-14 text-gray-text small:col-span-2">{texts.feedNote}</p>
      </div>
    </details>
  )
}
