import { useId, useState, type DragEvent } from 'react'
import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { fileSize } from '#web/format/file-size.ts'
import { pickerTexts } from '#web/texts.ts'
import { classes } from './classes.ts'
import { FieldError } from './field-frame.tsx'
import { CloseIcon, UploadIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'
import { PdfBadge } from './pdf-badge.tsx'
import type { PickedFile } from './read-data-url.ts'
import { Spinner } from './spinner.tsx'
import { useFileChoice } from './use-file-choice.ts'

export type PdfPickerProps = {
  value: PickedFile | null
  onChange: (file: PickedFile | null) => void
  name?: string
  maxBytes?: number
  isDisabled?: boolean
  error?: string | null | undefined
}

const pdfRule = { accepts: (type: string) => type === 'application/pdf', wrongType: pickerTexts.pdfType }

const zone =
  'relative flex min-h-40 flex-col items-center justify-center gap-1.5 rounded-card border-2 border-dashed p-6 text-center transition-colors duration-150 ' +
  'hover:border-ink hover:bg-yellow-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ' +
  'has-disabled:pointer-events-none has-disabled:text-gray-text'

/** Press, or drop a PDF on it. The chosen file stands there with its name and size until it is sent or taken away. */
export function PdfPicker({
  value,
  onChange,
  name = 'file',
  maxBytes = PDF_MAX_BYTES,
  isDisabled,
  error,
}: PdfPickerProps) {
  const ids = { hint: useId(), error: useId() }
  const [isOver, setIsOver] = useState(false)
  const choice = useFileChoice({ ...pdfRule, maxBytes }, onChange)
  const problem = choice.problem ?? error
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void choice.choose(event.dataTransfer.files[0])
  }
  if (value) return <ChosenFile file={value} isDisabled={isDisabled} onRemove={() => onChange(null)} />
  return (
    <div data-field={name} className="flex min-w-0 flex-col gap-1.5">
      <label
        onDragOver={(event) => (event.preventDefault(), setIsOver(true))}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classes(zone, isOver ? 'border-ink bg-yellow-soft' : 'border-control-border bg-white')}
      >
        <input
          type="file"
          accept="application/pdf"
          name={name}
          disabled={isDisabled}
          onChange={choice.onChange}
          aria-invalid={problem ? true : undefined}
          aria-describedby={classes(ids.hint, problem && ids.error)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {choice.isReading ? <Spinner size={32} /> : <UploadIcon size={32} />}
        <span className="font-semibold">{pickerTexts.pdf}</span>
        <span id={ids.hint} aria-hidden="true" className="text-13 text-gray-text">
          {pickerTexts.pdfHint(Math.floor(maxBytes / 1024 / 1024))}
        </span>
      </label>
      {problem && <FieldError id={ids.error}>{problem}</FieldError>}
    </div>
  )
}

type ChosenFileProps = { file: PickedFile; isDisabled?: boolean | undefined; onRemove: () => void }

function ChosenFile({ file, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-card border border-ink bg-yellow-soft p-4">
      <PdfBadge />
      <p className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</span>
        <span className="text-13 text-gray-text">{fileSize(file.size)}</span>
      </p>
      <IconButton
        label={pickerTexts.removeFile(file.name)}
        variant="quiet"
        icon={<CloseIcon />}
        onClick={onRemove}
        disabled={isDisabled}
      />
    </div>
  )
}
