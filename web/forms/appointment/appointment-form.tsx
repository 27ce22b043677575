import { useWatch } from 'react-hook-form'
import {
  APPOINTMENT_DAYS_MAX,
  APPOINTMENT_MINUTES_OFFERED,
  APPOINTMENT_MODES,
  APPOINTMENT_PLACE_MAX,
} from '#contract/values/applications/appointment-limits.ts'
import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { FormDate } from '../fields/form-date.tsx'
import { FormSelect } from '../fields/form-select.tsx'
import { FormText } from '../fields/form-text.tsx'
import { FormFrame, type FormFrameProps } from '../form-frame.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import {
  appointmentSchema,
  emptyTime,
  momentOf,
  type AppointmentBody,
  type AppointmentValues,
} from './appointment-schema.ts'
import { modeNames, placeTexts, proposalTexts as texts } from './texts.ts'

export interface AppointmentFormProps extends Omit<
  FormFrameProps<AppointmentValues, AppointmentBody>,
  'form' | 'children'
> {
  initial: AppointmentValues
  /** The place that was used last for each mode. It is proposed until somebody types another. */
  usualPlaces?: Partial<Record<AppointmentValues['modo'], string>> | undefined
  /** The offer is in the Canary Islands: their time is shown too. */
  isCanary?: boolean | undefined
}

/** How, where and when: up to three times, each shown in words with its weekday. */
export function AppointmentForm({ initial, usualPlaces, isCanary, ...frame }: AppointmentFormProps) {
  const form = useCheckedForm(appointmentSchema, initial)
  const { dirtyFields } = form.formState
  const lengths = new Set([...APPOINTMENT_MINUTES_OFFERED, initial.minutos ?? 0])
  const proposePlace = ({ target }: { target: { value: string } }) => {
    if (dirtyFields.lugar) return
    form.resetField('lugar', { defaultValue: usualPlaces?.[target.value as AppointmentValues['modo']] ?? '' })
  }
  return (
    <FormFrame form={form} {...frame}>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          {...form.register('modo', { onChange: proposePlace })}
          label={texts.mode}
          options={APPOINTMENT_MODES.map((id) => ({ id, label: modeNames[id] }))}
          placeholder={null}
        />
        <FormSelect
          name="minutos"
          label={texts.minutes}
          options={[...lengths]
            .filter(Boolean)
            .toSorted((one, other) => one - other)
            .map((id) => ({ id, label: texts.inMinutes(id) }))}
          placeholder={null}
        />
      </div>
      <PlaceField />
      <div className="grid gap-4">
        <p className="text-14 text-gray-text">{texts.timesHint}</p>
        {initial.propuestas.map((_, index) => (
          // The rows never move.
          // oxlint-disable-next-line react/no-array-index-key
          <TimeRow key={index} index={index} isCanary={isCanary} />
        ))}
      </div>
    </FormFrame>
  )
}

function PlaceField() {
  const mode = useWatch<AppointmentValues, 'modo'>({ name: 'modo' })
  const { label, hint } = placeTexts[mode]
  return (
    <FormText
      name="lugar"
      label={label}
      description={hint}
      maxLength={APPOINTMENT_PLACE_MAX}
      autoComplete="off"
      required={mode !== 'telefono'}
    />
  )
}

function TimeRow({ index, isCanary = false }: { index: number; isCanary?: boolean | undefined }) {
  const time = useWatch<AppointmentValues, `propuestas.${number}`>({ name: `propuestas.${index}` })
  const [name, place] = [`propuestas.${index}`, index + 1]
  const moment = momentOf(time ?? emptyTime)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-3 *:min-w-0 *:flex-[1_1_8.75rem] *:first:flex-[2_1_12.5rem]">
        <FormDate
          name={`${name}.dia`}
          label={texts.day(place)}
          tellsHalfTyped
          judgedWith={`${name}.hora`}
          min={todayInMadrid()}
          max={dayAfter(todayInMadrid(), APPOINTMENT_DAYS_MAX)}
          isRequired={index === 0}
        />
        <FormText name={`${name}.hora`} type="time" label={texts.hour(place)} required={index === 0} />
      </div>
      {moment && (
        <p className="text-14 font-medium first-letter:uppercase">{appointmentInWords(moment, { isCanary })}</p>
      )}
    </div>
  )
}
