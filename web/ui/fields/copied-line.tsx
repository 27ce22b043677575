import { Button } from '../buttons/button.tsx'
import { useNotice } from '../feedback/notice.tsx'
import { Fold } from '../fold.tsx'
import { CopyIcon } from '../icons.tsx'
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
    <Fold title={title}>
      <div className="grid items-end gap-3 pt-2 pb-2 small:grid-cols-[minmax(0,1fr)_auto]">
        <TextField label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <p className="text-14 text-gray-text small:col-span-2">{note}</p>
      </div>
    </Fold>
  )
}
