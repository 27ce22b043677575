import { useId, useRef, useState, type DragEvent } from 'react'
import { flushSync } from 'react-dom'
import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { fileSize } from '#web/format/file-size.ts'
import { pickerTexts } from './texts.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../fields/field-frame.tsx'
import { CloseIcon, UploadIcon } from '../icons.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { PdfBadge } from './pdf-badge.tsx'
import type { PickedFile } from './read-data-url.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { useFileChoice } from './use-file-choice.ts'

export type PdfPickerProps = {
  value: PickedFile | null
  onChange: (file: PickedFile | null) => void
  name?: string
  maxBytes?: number
  kind?: keyof typeof kinds
  isDisabled?: boolean
  error?: string | null | undefined
}

const kinds = {
  pdf: {
    // Some systems do not know the type of .pdf files.
    accepts: ({ type, name }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name)),
    type: 'application/pdf',
    accept: 'application/pdf',
    ...pickerTexts.kinds.pdf,
  },
  csv: {
    // Windows takes it for a workbook.
    accepts: ({ name }: File) => /\.(?:csv|tsv|txt)$/i.test(name),
    type: 'text/csv',
    accept: '.csv,.tsv,.txt',
    ...pickerTexts.kinds.csv,
  },
}

const zone =
  'relative flex min-h-40 flex-col items-center justify-center gap-1.5 rounded-card border-2 border-dashed p-6 text-center transition-colors duration-150 ' +
  'hover:border-ink hover:bg-yellow-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ' +
  'has-disabled:pointer-events-none has-disabled:bg-surface! has-disabled:text-gray-text'

/** Chooses a PDF or a table by a click or by dropping it. Then it shows the name and the size of the file, with a button to remove it. */
export function PdfPicker(props: PdfPickerProps) {
  const { value, onChange, name = 'file', maxBytes = PDF_MAX_BYTES, isDisabled } = props
  const kind = kinds[props.kind ?? 'pdf']
  const errorId = useId()
  const frame = useRef<HTMLDivElement>(null)
  // The drop zone and the chosen file replace each other, and the focus follows.
  const change = (file: PickedFile | null) => {
    flushSync(() => onChange(file))
    frame.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  const choice = useFileChoice({ ...kind, maxBytes }, change)
  const problem = choice.problem ?? props.error
  return (
    <div ref={frame} data-field={name} className="flex min-w-0 flex-col gap-1.5">
      {value ? (
        <ChosenFile file={value} isPdf={kind === kinds.pdf} isDisabled={isDisabled} onRemove={() => change(null)} />
      ) : (
        <DropZone
          name={name}
          choice={choice}
          accept={kind.accept}
          hint={kind.hint(Math.floor(maxBytes / 1024 / 1024))}
          errorId={problem ? errorId : undefined}
          isDisabled={isDisabled}
        />
      )}
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
      {!value && (
        <details open={choice.problem === kind.wrongType} className="text-13 text-gray-text">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            {kind.howTo}
          </summary>
          <p className="whitespace-pre-line">{kind.ways}</p>
        </details>
      )}
    </div>
  )
}

type DropZoneProps = {
  name: string
  accept: string
  choice: ReturnType<typeof useFileChoice>
  hint: string
  errorId: string | undefined
  isDisabled: boolean | undefined
}

function DropZone({ name, accept, choice, hint, errorId, isDisabled }: DropZoneProps) {
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void choice.choose(event.dataTransfer.files[0])
  }
  return (
    <label
      onDragOver={(event) => (event.preventDefault(), setIsOver(true))}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classes(zone, colorsOf({ isOver, hasProblem: errorId !== undefined }))}
    >
      <input
        type="file"
        accept={accept}
        name={name}
        disabled={isDisabled}
        onChange={choice.onChange}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={classes(hintId, errorId)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {choice.isReading ? <Spinner size={32} /> : <UploadIcon size={32} />}
      <span className="font-semibold">{pickerTexts.pdf}</span>
      <span id={hintId} aria-hidden="true" className="text-13 text-gray-text">
        {hint}
      </span>
    </label>
  )
}

function colorsOf({ isOver, hasProblem }: { isOver: boolean; hasProblem: boolean }): string {
  if (isOver) return 'border-ink bg-yellow-soft'
  return hasProblem ? 'border-red bg-white' : 'border-control-border bg-white'
}

type ChosenFileProps = { file: PickedFile; isPdf: boolean; isDisabled?: boolean | undefined; onRemove: () => void }

function ChosenFile({ file, isPdf, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-card border border-ink bg-yellow-soft p-4">
      {isPdf && <PdfBadge />}
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
