import { useState } from 'react'
import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { ComboBoxField, type ComboBoxFieldProps } from '#web/ui/fields/combo-box-field.tsx'
import { DateField, type DateFieldProps } from '#web/ui/fields/date-field.tsx'
import { Part, Specimen } from './specimen.tsx'

const cities = texts.cities.map((label, id) => ({ id, label }))

type ComboLook = Partial<Omit<ComboBoxFieldProps<number>, 'value' | 'onChange'>>
type DateLook = Partial<Omit<DateFieldProps, 'value' | 'onChange'>>

export function Combos() {
  const kinds: [string, number | null, ComboLook][] = [
    [states.empty, null, {}],
    [states.filled, 3, { description: texts.help, isRequired: true }],
    [states.wrong, null, { error: texts.wrong }],
    [states.disabled, 1, { isDisabled: true }],
    [states.loading, null, { isLoading: true, options: [] }],
    [states.notLoaded, null, { hasLoadError: true, options: [], onRetry: () => undefined }],
  ]
  return (
    <Part title="ComboBoxField" isWide>
      {kinds.map(([state, start, look]) => (
        <Specimen key={state} state={state}>
          <Combo start={start} look={look} />
        </Specimen>
      ))}
    </Part>
  )
}

function Combo({ start, look }: { start: number | null; look: ComboLook }) {
  const [value, setValue] = useState(start)
  return <ComboBoxField label={texts.city} options={cities} value={value} onChange={setValue} {...look} />
}

export function Dates() {
  const kinds: [string, string, DateLook][] = [
    [states.empty, '', {}],
    [states.filled, '1990-02-28', { description: texts.help, isRequired: true }],
    [states.wrong, '', { error: texts.wrong }],
    [states.disabled, '1990-02-28', { isDisabled: true }],
  ]
  return (
    <Part title="DateField" isWide>
      {kinds.map(([state, start, look]) => (
        <Specimen key={state} state={state}>
          <Day start={start} look={look} />
        </Specimen>
      ))}
    </Part>
  )
}

function Day({ start, look }: { start: string; look: DateLook }) {
  const [value, setValue] = useState(start)
  return <DateField label={texts.birthDate} value={value} onChange={setValue} {...look} />
}
