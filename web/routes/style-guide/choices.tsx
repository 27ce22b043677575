import { useState } from 'react'
import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/fields/select-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { Combos, Dates } from './aria-fields.tsx'
import { Part, Specimen } from './specimen.tsx'

const options = texts.cities.map((label, id) => ({ id, label }))

export default function Choices() {
  return (
    <>
      <Selects />
      <Combos />
      <Dates />
      <Switches />
      <Part title="RadioCards" isWide>
        <Specimen state={states.idle}>
          <Radios name="radios" />
        </Specimen>
        <Specimen state={states.wrong}>
          <Radios name="radios-con-error" error={texts.wrong} />
        </Specimen>
      </Part>
    </>
  )
}

function Selects() {
  const kinds: [string, Partial<SelectFieldProps>][] = [
    [states.empty, {}],
    [states.filled, { defaultValue: 1 }],
    [states.described, { description: texts.help, required: true }],
    [states.wrong, { error: texts.wrong }],
    [states.disabled, { disabled: true, defaultValue: 1 }],
    [states.loading, { isLoading: true, options: [] }],
    [states.notLoaded, { hasLoadError: true, options: [], onRetry: () => undefined }],
  ]
  return (
    <Part title="SelectField" isWide>
      {kinds.map(([state, props]) => (
        <Specimen key={state} state={state}>
          <SelectField label={texts.sector} options={options} {...props} />
        </Specimen>
      ))}
      <Specimen state={states.focus} force="focus">
        <SelectField label={texts.sector} options={options} />
      </Specimen>
    </Part>
  )
}

function Switches() {
  const words = { onText: texts.active, offText: texts.inactive }
  return (
    <Part title="SwitchField" isWide>
      <Specimen state={states.on}>
        <SwitchField label={texts.state} defaultChecked {...words} />
      </Specimen>
      <Specimen state={states.off}>
        <SwitchField label={texts.state} description={texts.stateHelp} {...words} />
      </Specimen>
      <Specimen state={states.focus} force="focus">
        <SwitchField label={texts.state} defaultChecked {...words} />
      </Specimen>
      <Specimen state={states.disabled}>
        <SwitchField label={texts.state} defaultChecked disabled {...words} />
      </Specimen>
    </Part>
  )
}

function Radios({ name, error }: { name: string; error?: string }) {
  const [value, setValue] = useState<number | null>(error ? null : 0)
  const cards = texts.cvNames.map((title, index) => ({
    value: index,
    title,
    description: texts.uploaded,
    leading: <PdfBadge />,
    isDisabled: index === 2,
  }))
  return (
    <RadioCards label={texts.cv} name={name} cards={cards} value={value} onChange={setValue} isRequired error={error} />
  )
}
