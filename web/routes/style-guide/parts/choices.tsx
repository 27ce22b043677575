import { ComboBoxField, type ComboBoxFieldProps } from '#web/ui/fields/combo-box-field.tsx'
import { DateField, type DateFieldProps } from '#web/ui/fields/date-field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/fields/select-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { Stateful, inStates, Part } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const options = texts.cities.map((label, id) => ({ id, label }))
const cards = texts.cvNames.map((title, value) => ({
  value,
  title,
  description: texts.uploaded,
  leading: <PdfBadge />,
  isDisabled: value === 2,
}))
const unread = {
  loading: { isLoading: true, options: [] },
  notLoaded: { hasLoadError: true, options: [], onRetry: () => undefined },
}

const selectStates = inStates<Partial<SelectFieldProps>>(
  {
    empty: {},
    filled: { defaultValue: 1 },
    described: { description: texts.help, required: true },
    wrong: { error: texts.wrong },
    disabled: { disabled: true, defaultValue: 1 },
    ...unread,
  },
  (look) => <SelectField label={texts.sector} options={options} {...look} />,
)

const comboStates = inStates<Partial<ComboBoxFieldProps<number>>>(
  {
    empty: {},
    filled: { value: 3, description: texts.help, isRequired: true },
    wrong: { error: texts.wrong },
    disabled: { value: 1, isDisabled: true },
    ...unread,
  },
  ({ value: start = null, ...look }) => (
    <Stateful start={start}>
      {(value, onChange) => (
        <ComboBoxField label={texts.city} options={options} {...look} value={value} onChange={onChange} />
      )}
    </Stateful>
  ),
)

const dateStates = inStates<Partial<DateFieldProps>>(
  {
    empty: {},
    filled: { value: '1990-02-28', description: texts.help, isRequired: true },
    wrong: { error: texts.wrong },
    disabled: { value: '1990-02-28', isDisabled: true },
  },
  ({ value: start = '', ...look }) => (
    <Stateful start={start}>
      {(value, onChange) => <DateField label={texts.birthDate} {...look} value={value} onChange={onChange} />}
    </Stateful>
  ),
)

const switchStates = inStates<object>(
  {
    on: { defaultChecked: true },
    off: {},
    disabled: { defaultChecked: true, disabled: true },
  },
  (look) => <SwitchField label={texts.state} onText={texts.active} offText={texts.inactive} {...look} />,
)

const radioStates = inStates<string | undefined>({ idle: undefined, wrong: texts.wrong }, (error) => (
  <Stateful<number | null> start={error ? null : 0}>
    {(value, onChange) => (
      <RadioCards
        label={texts.cv}
        name={error ? 'radios-con-error' : 'radios'}
        isRequired
        {...{ cards, value, onChange, error }}
      />
    )}
  </Stateful>
))

export default function Choices() {
  return (
    <>
      <Part title="SelectField" isWide states={selectStates} />
      <Part title="ComboBoxField" isWide states={comboStates} />
      <Part title="DateField" isWide states={dateStates} />
      <Part title="SwitchField" isWide states={switchStates} />
      <Part title="RadioCards" isWide states={radioStates} />
    </>
  )
}
