import { lazy, Suspense, useId, useRef } from 'react'
import { pickerTexts } from './texts.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../fields/field-frame.tsx'
import { CameraIcon, PencilIcon, TrashIcon } from '../icons.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import type { PickedFile } from './read-data-url.ts'
import { useFileChoice } from './use-file-choice.ts'
import { useSubject } from '../use-subject.ts'

// The crop dialog loads after a picture has been chosen.
const CropDialog = lazy(() => import('./crop-dialog.tsx'))

export type ImagePickerProps = {
  /** The subject of the picture: «Foto de perfil», «Logo de la empresa». Names the control. */
  label: string
  /** A data URL, the link of a stored picture, or null. */
  value: string | null
  onChange: (dataUrl: string | null) => void
  name?: string
  error?: string | null | undefined
}

/** Of what the browser opens. Only the cut picture is sent, and that is small. */
const OPENED_MAX_BYTES = 50 * 1024 * 1024

const isHeic = ({ name, type }: { name: string; type: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const imageRule = {
  // Windows knows no type for a HEIC.
  accepts: (file: File) => file.type.startsWith('image/') || isHeic(file),
  wrongType: pickerTexts.imageType,
  maxBytes: OPENED_MAX_BYTES,
}

const circle =
  'relative grid size-35 place-items-center overflow-hidden rounded-chip border-2 bg-yellow-soft text-ink transition-colors duration-150 ' +
  'hover:border-ink hover:bg-yellow-soft-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

/** A circle of 140 px that chooses, crops, shows and deletes a picture. */
export function ImagePicker({ label, value, onChange, name = 'image', error }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const cropping = useSubject<PickedFile>()
  const choice = useFileChoice(imageRule, cropping.open)
  const problem = choice.problem ?? error
  const take = (dataUrl: string) => {
    cropping.close()
    onChange(dataUrl)
  }
  const refuse = () => {
    cropping.close()
    const { subject } = cropping
    choice.setProblem(subject && isHeic(subject) ? pickerTexts.heicUnreadable : pickerTexts.imageUnreadable)
  }
  const remove = () => {
    choice.setProblem(null)
    onChange(null)
    input.current?.focus()
  }
  return (
    <div data-field={name} className="flex min-w-0 flex-col items-center gap-2">
      <div className="relative">
        <label className={classes(circle, !value && 'border-dashed', borderOf(value, problem))}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            name={name}
            onChange={choice.onChange}
            aria-label={`${value ? pickerTexts.changeImage : pickerTexts.addImage}: ${label}`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? errorId : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Preview value={value} isReading={choice.isReading} />
        </label>
        {value && (
          <span className="pointer-events-none absolute right-1 bottom-1 grid size-9 place-items-center rounded-chip border-2 border-white bg-ink text-white">
            <PencilIcon size={16} />
          </span>
        )}
        {value && (
          <IconButton
            label={`${pickerTexts.removeImage}: ${label}`}
            variant="danger"
            icon={<TrashIcon size={18} />}
            onClick={remove}
            className="absolute -top-1 -right-2 rounded-chip!"
          />
        )}
      </div>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
      {cropping.subject && (
        <Suspense>
          <CropDialog
            picture={cropping.subject.dataUrl}
            isOpen={cropping.isOpen}
            onClose={cropping.close}
            onCut={take}
            onUnreadable={refuse}
          />
        </Suspense>
      )}
    </div>
  )
}

function borderOf(value: string | null, problem: string | null | undefined): string {
  if (problem) return 'border-red'
  return value ? 'border-border' : 'border-control-border'
}

function Preview({ value, isReading }: { value: string | null; isReading: boolean }) {
  if (isReading) return <Spinner size={32} />
  if (value) return <img src={value} alt="" width={140} height={140} className="size-full object-cover" />
  return (
    <span className="flex flex-col items-center gap-1 text-13 font-medium">
      <CameraIcon size={32} />
      {pickerTexts.addImage}
    </span>
  )
}
