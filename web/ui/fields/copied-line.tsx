import { Button } from '../buttons/button.tsx'
import { useNotice } from '../feedback/notice.tsx'
import { ChevronDownIcon, CopyIcon } from '../icons.tsx'
import { TextField } from './text-field.tsx'

interface CopiedLineProps {
  /** Opens the line. */
  title: string
  label: string
  value: string
  note: string
  texts: Record<'copy' | 'copied' | 'copyFailed', string>
}

/** A folded line to copy, such as an address. */
export function CopiedLine({ title, label, value, note, texts }: CopiedLineProps) {
  const notice = useNotice()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      notice.success(texts.copied)
    } catch {
      notice.error(texts.copyFailed)
    }
  }
  return (
    <details className="group -mb-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-1 text-14 font-medium hover:underline [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid items-end gap-3 pt-2 pb-2 small:grid-cols-[minmax(0,1fr)_auto]">
        <TextField label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <p className="text-14 text-gray-text small:col-span-2">{note}</p>
      </div>
    </details>
  )
}
