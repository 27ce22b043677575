import { useWatch } from 'react-hook-form'
import * as limits from '#contract/values/applications/appointment-limits.ts'
import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { FormDate } from '../fields/form-date.tsx'
import { FormSelect } from '../fields/form-select.tsx'
import { FormText } from '../fields/form-text.tsx'
import { FormFrame, type FormFrameProps } from '../form-frame.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { appointmentSchema, momentOf, type AppointmentBody, type AppointmentValues } from './appointment-schema.ts'
import { modeNames, placeTexts, proposalTexts as texts } from './texts.ts'

interface AppointmentFormProps extends Omit<FormFrameProps<AppointmentValues, AppointmentBody>, 'form' | 'children'> {
  initial: AppointmentValues
  /** The offer is in the Canary Islands: their time is shown too. */
  isCanary?: boolean | undefined
}

/** How, where and when: up to three times, each shown in words with its weekday. */
export function AppointmentForm({ initial, isCanary = false, ...frame }: AppointmentFormProps) {
  const form = useCheckedForm(appointmentSchema, initial)
  const mode = useWatch({ control: form.control, name: 'modo' })
  const { label, hint } = placeTexts[mode]
  // The place of another mode, such as an address, is not kept as the link of a video call.
  const changePlace = ({ target }: { target: { value: string } }) =>
    form.setValue('lugar', target.value === initial.modo ? initial.lugar : '')
  return (
    <FormFrame form={form} {...frame}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <SelectField
          {...form.register('modo', { onChange: changePlace })}
          label={texts.mode}
          options={limits.APPOINTMENT_MODES.map((id) => ({ id, label: modeNames[id] }))}
          placeholder={null}
        />
        <FormSelect
          name="minutos"
          label={texts.minutes}
          options={limits.APPOINTMENT_MINUTES_OFFERED.map((id) => ({ id, label: texts.inMinutes(id) }))}
          placeholder={null}
        />
      </div>
      <FormText
        name="lugar"
        label={label}
        description={hint}
        maxLength={limits.APPOINTMENT_PLACE_MAX}
        autoComplete="off"
        required={mode !== 'telefono'}
      />
      <p className="-mb-2 text-14 text-gray-text">{texts.timesHint}</p>
      {[1, 2, 3].map((place) => (
        <TimeRow key={place} place={place} isCanary={isCanary} />
      ))}
    </FormFrame>
  )
}

function TimeRow({ place, isCanary }: { place: number; isCanary: boolean }) {
  const name = `propuestas.${place - 1}` as const
  const moment = momentOf(useWatch<AppointmentValues, `propuestas.${number}`>({ name }))
  const [today, isRequired] = [todayInMadrid(), place === 1]
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-3 *:min-w-0 *:flex-[1_1_8.75rem] *:first:flex-[2_1_12.5rem]">
        <FormDate
          name={`${name}.dia`}
          label={texts.day(place)}
          tellsHalfTyped
          min={today}
          max={dayAfter(today, limits.APPOINTMENT_DAYS_MAX)}
          isRequired={isRequired}
        />
        <FormText name={`${name}.hora`} type="time" label={texts.hour(place)} required={isRequired} />
      </div>
      {moment && (
        <p className="text-14 font-medium first-letter:uppercase">{appointmentInWords(moment, { isCanary })}</p>
      )}
    </div>
  )
}
