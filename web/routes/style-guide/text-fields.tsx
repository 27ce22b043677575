import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Part, Specimen } from './specimen.tsx'

export default function TextFields() {
  return (
    <>
      <Lines />
      <Part title="PasswordField" isWide>
        <PasswordField label={texts.password} autoComplete="off" />
        <PasswordField label={texts.password} autoComplete="off" defaultValue={texts.password} />
        <PasswordField label={texts.password} autoComplete="off" error={texts.wrong} />
        <PasswordField label={texts.password} autoComplete="off" disabled />
      </Part>
      <Part title="NumberField" isWide>
        <NumberField label={texts.salary} />
        <NumberField label={texts.salary} defaultValue="24000" trailing="€" />
      </Part>
      <Part title="TextAreaField" isWide>
        <TextAreaField label={texts.description} />
        <TextAreaField label={texts.description} defaultValue={texts.descriptionValue} description={texts.help} />
        <TextAreaField label={texts.description} error={texts.wrong} required />
        <TextAreaField label={texts.description} defaultValue={texts.descriptionValue} disabled />
      </Part>
    </>
  )
}

function Lines() {
  const { name: label, nameValue } = texts
  return (
    <Part title="TextField" isWide>
      <Specimen state={states.empty}>
        <TextField label={label} placeholder={nameValue} />
      </Specimen>
      <Specimen state={states.filled}>
        <TextField label={label} defaultValue={nameValue} />
      </Specimen>
      <Specimen state={states.hover} force="hover">
        <TextField label={label} defaultValue={nameValue} />
      </Specimen>
      <Specimen state={states.focus} force="focus">
        <TextField label={label} defaultValue={nameValue} />
      </Specimen>
      <Specimen state={states.required}>
        <TextField label={label} required />
      </Specimen>
      <Specimen state={states.described}>
        <TextField label={label} description={texts.help} />
      </Specimen>
      <Specimen state={states.wrong}>
        <TextField label={label} description={texts.help} error={texts.wrong} />
      </Specimen>
      <Specimen state={states.disabled}>
        <TextField label={label} defaultValue={nameValue} disabled />
      </Specimen>
      <Specimen state="leading">
        <TextField label={texts.search} type="search" leading={<SearchIcon />} />
      </Specimen>
      <Specimen state={states.long}>
        <TextField label={texts.long} description={texts.long} error={texts.long} defaultValue={texts.long} />
      </Specimen>
    </Part>
  )
}
