import { CLOSING_TEXT_MAX } from '#contract/constants.ts'
import { closingCauses, type ClosingCause } from '#contract/values/applications/closing-causes.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { closingTexts as texts } from './texts.ts'

/** The act that ends applications, and the number of people who wait for an answer. */
export interface Closing {
  waiting: number
  cause: ClosingCause
}

interface ClosingNoteProps extends Closing {
  value: string
  onChange: (text: string) => void
  isLocked?: boolean | undefined
}

/** Says how many people will be told and what, with room for a sentence of the company. Nothing where nobody waits. */
export function ClosingNote({ waiting, cause, value, onChange, isLocked }: ClosingNoteProps) {
  if (waiting === 0) return null
  return (
    <div className="grid w-full gap-3 text-left">
      <p className="font-semibold wrap-anywhere">{texts.waiting(waiting, closingCauses[cause])}</p>
      <TextAreaField
        label={texts.sentence(waiting)}
        description={texts.sentenceHint}
        rows={2}
        maxLength={CLOSING_TEXT_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isLocked}
      />
    </div>
  )
}
