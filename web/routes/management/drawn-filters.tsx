import { useState, type ReactNode } from 'react'
import { id, namesOf, oneOf, optionsOf, words, type Filter } from '#web/forms/filters/filters.ts'
import { isRealDay } from '#web/format/time/date.ts'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/fields/select-field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'

const drawn = <Value,>(filter: Filter<Value>, draw: (name: string, text: string) => ReactNode) => ({ ...filter, draw })

const typed = <Value,>(filter: Filter<Value>, look: TextFieldProps) =>
  drawn(filter, (name, text) => <TextField {...look} name={name} defaultValue={text} autoComplete="off" />)

/** Words that are typed. */
export const typedWords = (max: number, look: TextFieldProps) => typed(words(max), { ...look, maxLength: max })

/** A number that is typed. */
export const typedId = (label: string) => typed(id, { label, inputMode: 'numeric' })

/** One of the names. Without a choice it is `none`. */
export const chosen = <Name extends string, None extends string = ''>(
  labels: Readonly<Record<Name, string>>,
  look: Pick<SelectFieldProps, 'label' | 'placeholder'>,
  none = '' as None,
) =>
  drawn(oneOf(namesOf(labels), none), (name, text) => (
    <SelectField {...look} name={name} defaultValue={text} options={optionsOf(labels)} />
  ))

/** A day, as YYYY-MM-DD. */
export const day = (label: string) =>
  drawn(
    { read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? text : ''), none: '' },
    (name, text) => <DayField {...{ label, name, text }} />,
  )

function DayField({ label, name, text }: { label: string; name: string; text: string }) {
  const [value, onChange] = useState(text)
  return <DateField {...{ label, name, value, onChange }} />
}
