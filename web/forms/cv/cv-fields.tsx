import { useRef, useState, type ReactNode } from 'react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CV_LIMITS } from '#contract/values/cv/cv-choices.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldDescription } from '#web/ui/fields/field-frame.tsx'
import { labelClasses } from '#web/ui/fields/field-style.ts'
import { listMatches } from '#web/ui/fields/list-matches.ts'
import { SelectField, type Option } from '#web/ui/fields/select-field.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { FormText } from '../fields/form-text.tsx'
import { cvEditorTexts, cvFieldTexts as texts } from './texts.ts'

/** Free text: the browser helps with the spelling. */
export const spelled = { spellCheck: true, lang: 'es', autoComplete: 'off', maxLength: CV_LIMITS.line } as const

const chip =
  'inline-flex min-h-11 cursor-pointer items-center rounded-chip border border-control-border bg-white px-4 py-2 text-left text-14 leading-tight font-medium wrap-anywhere ' +
  'transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-yellow-soft-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/** As many suggestions as fit two lines of a phone. A list that is not longer than this is shown at once. */
const SUGGESTED = 3
const SHORT_LIST = 8

/** A text in own words. A press on a suggestion below writes it. */
export function SuggestedText(props: { name: string; label: string; listed: readonly Option[] }) {
  const { name, label, listed } = props
  const { setValue } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const typed = String(useWatch({ name }))
  const isHidden = listed.some((one) => one.label === typed) || (!typed && listed.length > SHORT_LIST)
  const matches = isHidden ? [] : listMatches(listed, typed).slice(0, typed ? SUGGESTED : SHORT_LIST)
  const take = (text: string) => {
    setValue(name, text, { shouldDirty: true })
    // Not `setFocus`, which waits: the pressed button goes, and the focus with it.
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className="grid min-w-0 gap-2">
      <FormText name={name} label={label} {...spelled} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {matches.map((one) => (
          <button key={one.id} type="button" className={chip} onClick={() => take(one.label)}>
            {one.label}
          </button>
        ))}
      </div>
    </div>
  )
}

interface ChoicesProps {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

/** Any number of choices. */
export function Choices({ name, label, options }: ChoicesProps) {
  const { register } = useFormContext()
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className={`${labelClasses} mb-1.5`}>{label}</legend>
      {options.map(([value, shown]) => (
        <label key={value} className={chip}>
          <input type="checkbox" value={value} className="sr-only" {...register(name)} />
          <span>{shown}</span>
        </label>
      ))}
    </fieldset>
  )
}

const monthName = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1).padStart(2, '0'),
  label: monthName.format(Date.UTC(2000, index)),
}))
const YEARS = 70

/** A month as two native selects: `input type=month` is a plain text in Firefox and Safari. Half a month counts as none. */
export function MonthField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { field } = useController({ name })
  const [half, setHalf] = useState<string[]>([])
  const [year = '', month = ''] = field.value ? String(field.value).split('-') : half
  const choose = (chosen: [year: string, month: string]) => {
    setHalf(chosen)
    field.onChange(chosen.every(Boolean) ? chosen.join('-') : null)
  }
  const thisYear = Number(todayInMadrid().slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, index) => ({ id: thisYear - index, label: `${thisYear - index}` }))
  const parts = [
    { part: texts.month, options: months, value: month, onChoose: (value: string) => choose([year, value]) },
    { part: texts.year, options: years, value: year, onChoose: (value: string) => choose([value, month]) },
  ]
  const shownHint = Boolean(year) !== Boolean(month) ? texts.half : hint
  return (
    <fieldset className="grid min-w-0 grid-cols-[7fr_5fr] content-start gap-2">
      <legend className={`${labelClasses} mb-1.5`}>{label}</legend>
      {parts.map(({ part, onChoose, ...select }) => (
        <SelectField
          key={part}
          isLabelHidden
          label={`${label}: ${part}`}
          placeholder={part}
          {...select}
          onChange={({ target }) => onChoose(target.value)}
        />
      ))}
      {shownHint && (
        <div className="col-span-2">
          <FieldDescription id={`${name}-ayuda`}>{shownHint}</FieldDescription>
        </div>
      )}
    </fieldset>
  )
}

interface RowsProps {
  name: 'experiencia.trabajos' | 'estudios' | 'idiomas'
  max: number
  empty: object
  row: string
  add: string
  Fields: (props: { path: string }) => ReactNode
}

/** The rows of a list, at least one. */
export function Rows({ name, max, empty, row, add, Fields }: RowsProps) {
  const { fields, append, remove } = useFieldArray<Record<string, object[]>>({ name })
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid min-w-0 gap-4 not-first:border-t not-first:border-border not-first:pt-4">
          <legend className="sr-only">{`${row} ${index + 1}`}</legend>
          <Fields path={`${name}.${index}`} />
          {fields.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              icon={<CloseIcon />}
              onClick={() => remove(index)}
              className="justify-self-end"
            >
              {cvEditorTexts.remove(`${row} ${index + 1}`)}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < max && (
        <Button
          variant="secondary"
          size="small"
          icon={<PlusIcon />}
          onClick={() => append(empty)}
          className="self-start"
        >
          {add}
        </Button>
      )}
    </>
  )
}
