import { useState } from 'react'
import { COVERING_NOTE_MAX } from '#contract/values/applications/covering-note.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { noteTexts as texts } from './texts.ts'

interface NoteFieldProps {
  /** The company asks for a note. */
  isAsked: boolean
  value: string
  onChange: (text: string) => void
}

/** The field of the note to the company. Folded unless somebody needs it. */
export function NoteField({ isAsked, value, onChange }: NoteFieldProps) {
  const [isFilled] = useState(value !== '')
  const field = (
    <TextAreaField
      name="nota"
      label={isAsked ? texts.asked : texts.label}
      description={`${texts.hint} ${texts.count(value.length, COVERING_NOTE_MAX)}`}
      rows={3}
      maxLength={COVERING_NOTE_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  if (isAsked) return <div className="mt-6 border-t border-border pt-5">{field}</div>
  return (
    <details open={isFilled} className="mt-4">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-14 font-medium underline underline-offset-4">
        {texts.add}
      </summary>
      <div className="pt-1">{field}</div>
    </details>
  )
}
