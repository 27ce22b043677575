import { useState, type KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LENGTH_MAX } from '#contract/constants.ts'
import type { CvDraft } from '#contract/cv-draft.ts'
import { CV_LIMITS, DRIVING_LICENCES, availabilities, languageLevels } from '#contract/values/cv/cv-choices.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormText } from '../fields/form-text.tsx'
import { positionsQuery, useOptions } from '../fields/master-lists.ts'
import { FormGrid } from '../form-layout.tsx'
import { Choices, MonthField, Rows, SuggestedText, spelled } from './cv-fields.tsx'
import { emptyJob, emptyLanguage, emptyStudy } from './cv-values.ts'
import { commonCertificates, commonLanguages, cvFieldTexts as texts } from './texts.ts'

interface RowFields {
  path: string
}

interface Named {
  name: string
  label: string
}

const Contact = () => (
  <>
    <p className="text-14 text-gray-text">{texts.contactHint}</p>
    <FormGrid>
      <FormText
        name="contacto.nombre"
        label={texts.name}
        required
        autoComplete="name"
        maxLength={3 * LENGTH_MAX.name}
      />
      <FormText
        name="contacto.correo"
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={LENGTH_MAX.email}
      />
      <FormText
        name="contacto.telefono"
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        maxLength={LENGTH_MAX.phone}
      />
      <FormText name="contacto.ciudad" label={texts.city} autoComplete="address-level2" maxLength={LENGTH_MAX.name} />
    </FormGrid>
    <Switch name="contacto.con_foto" label={texts.photo} />
    <DataNote text={dataNoteTexts.cv} />
  </>
)

const Switch = ({ name, label }: Named) => <SwitchField {...useFormContext().register(name)} label={label} />

const Lines = ({ name, max, ...area }: Named & { description?: string; max: number }) => (
  <TextAreaField {...useFormContext().register(name)} {...spelled} {...area} maxLength={max} rows={2} />
)

const PositionText = (field: Named) => <SuggestedText {...field} listed={useOptions(positionsQuery).options} />

const Wanted = () => (
  <>
    <PositionText name="busco.puesto" label={texts.wanted} />
    <Lines name="busco.texto" label={texts.summary} description={texts.summaryHint} max={CV_LIMITS.summary} />
  </>
)

const jobs = { name: 'experiencia.trabajos', max: CV_LIMITS.jobs, row: texts.job, add: texts.addJob } as const

function Experience() {
  const hasNone = useWatch<CvDraft>({ name: 'experiencia.sin_experiencia' })
  return (
    <>
      <Switch name="experiencia.sin_experiencia" label={texts.noExperience} />
      {!hasNone && <Rows {...jobs} empty={{ ...emptyJob, hasta: thisMonth() }} Fields={Job} />}
    </>
  )
}

/** The end of a job that is over, until another is chosen: without one it would still go on. */
const thisMonth = (): string => todayInMadrid().slice(0, 7)

function Job({ path }: RowFields) {
  const { setValue } = useFormContext()
  const until: unknown = useWatch({ name: `${path}.hasta` })
  const flip = (isOpen: boolean) => setValue(`${path}.hasta`, isOpen ? null : thisMonth(), { shouldDirty: true })
  return (
    <FormGrid>
      <PositionText name={`${path}.puesto`} label={texts.position} />
      <FormText name={`${path}.empresa`} label={texts.employer} {...spelled} autoComplete="organization" />
      <MonthField name={`${path}.desde`} label={texts.from} />
      <div className="grid content-end gap-1">
        {until !== null && <MonthField name={`${path}.hasta`} label={texts.until} />}
        <SwitchField
          label={texts.untilToday}
          checked={until === null}
          onChange={({ target }) => flip(target.checked)}
        />
      </div>
      <div className="small:col-span-2">
        <Lines name={`${path}.texto`} label={texts.tasks} max={CV_LIMITS.jobText} />
      </div>
    </FormGrid>
  )
}

const Study = ({ path }: RowFields) => (
  <FormGrid>
    <FormText name={`${path}.titulo`} label={texts.degree} {...spelled} />
    <FormText name={`${path}.centro`} label={texts.school} {...spelled} />
    <MonthField name={`${path}.desde`} label={texts.from} />
    <MonthField name={`${path}.hasta`} label={texts.until} hint={texts.stillHint} />
  </FormGrid>
)

const studies = { name: 'estudios', max: CV_LIMITS.studies, row: texts.study, add: texts.addStudy } as const
const Studies = () => <Rows {...studies} empty={emptyStudy} Fields={Study} />

const levels = Object.entries(languageLevels).map(([id, label]) => ({ id, label }))

const Language = ({ path }: RowFields) => (
  <FormGrid>
    <SuggestedText name={`${path}.idioma`} label={texts.language} listed={commonLanguages} />
    <SelectField
      {...useFormContext().register(`${path}.nivel`)}
      label={texts.level}
      options={levels}
      placeholder={null}
    />
  </FormGrid>
)

const languages = { name: 'idiomas', max: CV_LIMITS.languages, row: texts.language, add: texts.addLanguage } as const
const Languages = () => <Rows {...languages} empty={emptyLanguage} Fields={Language} />

/** A typed certificate is added when the field is left, so that none is forgotten. */
function Others() {
  const { setValue } = useFormContext<CvDraft>()
  const chosen = useWatch<CvDraft, 'otros.certificados'>({ name: 'otros.certificados' })
  const [typed, setTyped] = useState('')
  const add = () => {
    const all = new Set([...chosen, typed.trim()].filter(Boolean))
    if (typed) setValue('otros.certificados', [...all].slice(0, CV_LIMITS.certificates), { shouldDirty: true })
    setTyped('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !typed) return
    event.preventDefault()
    add()
  }
  const certificates = [...new Set([...commonCertificates, ...chosen])]
  return (
    <>
      <Choices name="otros.disponibilidad" label={texts.availability} options={Object.entries(availabilities)} />
      <Choices name="otros.carnes" label={texts.licences} options={DRIVING_LICENCES.map((one) => [one, one])} />
      <Choices name="otros.certificados" label={texts.certificates} options={certificates.map((one) => [one, one])} />
      <TextField
        {...spelled}
        label={texts.otherCertificate}
        description={texts.otherHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={add}
        onKeyDown={addByEnter}
      />
    </>
  )
}

/** In their order. */
export const cvParts = [Contact, Wanted, Experience, Studies, Languages, Others] as const
