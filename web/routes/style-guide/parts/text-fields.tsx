import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { inStates, Part, Specimen } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const { name, nameValue, password, description, descriptionValue } = texts
const typed = { defaultValue: nameValue }

const lineStates = inStates<Partial<TextFieldProps>>(
  {
    empty: { placeholder: nameValue },
    filled: typed,
    required: { required: true },
    described: { description: texts.help },
    wrong: { description: texts.help, error: texts.wrong },
    disabled: { ...typed, disabled: true },
    long: { label: texts.long, description: texts.long, error: texts.long, defaultValue: texts.long },
  },
  (look) => <TextField label={name} {...look} />,
)

export default function TextFields() {
  return (
    <>
      <Part title="TextField" isWide states={lineStates}>
        <Specimen state="leading">
          <TextField label={texts.search} type="search" leading={<SearchIcon />} />
        </Specimen>
      </Part>
      <Part title="PasswordField" isWide>
        <PasswordField label={password} autoComplete="off" />
        <PasswordField label={password} autoComplete="off" defaultValue={password} />
        <PasswordField label={password} autoComplete="off" error={texts.wrong} />
        <PasswordField label={password} autoComplete="off" disabled />
      </Part>
      <Part title="NumberField" isWide>
        <NumberField label={texts.salary} />
        <NumberField label={texts.salary} defaultValue="24000" trailing="€" />
      </Part>
      <Part title="TextAreaField" isWide>
        <TextAreaField label={description} />
        <TextAreaField label={description} defaultValue={descriptionValue} description={texts.help} />
        <TextAreaField label={description} error={texts.wrong} required />
        <TextAreaField label={description} defaultValue={descriptionValue} disabled />
      </Part>
    </>
  )
}
