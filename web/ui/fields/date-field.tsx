import { parseDate, type CalendarDate } from '@internationalized/date'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import {
  Button as AriaButton,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DATE_MAX, DATE_MIN } from '#contract/constants.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { dateTexts } from './texts.ts'
import { AriaDescription, AriaError, AriaLabel, popoverClasses } from './aria-field.tsx'
import { classes } from '../classes.ts'
import { DateCalendar } from './date-calendar.tsx'
import type { FieldText } from './field-frame.tsx'
import { boxClasses } from './field-style.ts'
import { HALF_TYPED } from './half-typed.ts'
import { CalendarIcon } from '../icons.tsx'

export type DateFieldProps = FieldText & {
  /** YYYY-MM-DD, or '' for none. `onChange` passes the same format. */
  value: string
  onChange: (day: string) => void
  /** Whether a half-typed date is passed on as HALF_TYPED, so that the form can refuse it. Otherwise it counts as none. */
  tellsHalfTyped?: boolean
  onBlur?: () => void
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  min?: string
  max?: string
  className?: string
  ref?: Ref<{ focus: () => void }>
}

/** Typed as DD/MM/YYYY in any language of the browser, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, description, value, onChange, name, isRequired = false, min = DATE_MIN, max = DATE_MAX } = props
  const [isFocusWithin, setIsFocusWithin] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(props.ref, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }))
  // A year is 0002 and 0020 while it is typed, so the range is checked when the focus leaves the field. DatePicker does
  // not check it: its sentence has the language of the browser, and it throws if that language is not bundled.
  const isOutOfRange = !isFocusWithin && value !== '' && value !== HALF_TYPED && (value < min || value > max)
  const incomplete = isIncomplete && !isFocusWithin && dateTexts.incomplete
  const outOfRange = isOutOfRange && dateTexts.outOfRange(spanishDay(min), spanishDay(max))
  const { error, delay } = useDelayed(props.error || incomplete || outOfRange)
  const leave = () => {
    delay()
    const isHalf = isHalfTyped(group.current)
    setIsIncomplete(isHalf)
    // React Aria would keep the old date although the field no longer shows it.
    const day = isHalf && props.tellsHalfTyped ? HALF_TYPED : ''
    const isStale = isHalf || value === HALF_TYPED
    if (isStale && value !== day) onChange(day)
    props.onBlur?.()
  }
  return (
    <I18nProvider locale="es-ES">
      <DatePicker
        data-field={name}
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        onFocusChange={setIsFocusWithin}
        onBlur={leave}
        granularity="day"
        shouldForceLeadingZeros
        isRequired={isRequired}
        isDisabled={props.isDisabled ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        {...(name && { name })}
        className={classes('flex min-w-0 flex-col gap-1.5', props.className)}
      >
        <AriaLabel isRequired={isRequired}>{label}</AriaLabel>
        <Group ref={group} className={classes(boxClasses, 'pl-2.5 large-text:flex-wrap')}>
          <DateInput className="flex flex-1 items-center py-2 tabular-nums large-text:flex-wrap">
            {(segment) => <DateSegment segment={segment} className={segmentClasses} />}
          </DateInput>
          <AriaButton aria-label={dateTexts.openCalendar} className={calendarButtonClasses}>
            <CalendarIcon />
          </AriaButton>
        </Group>
        {description && <AriaDescription>{description}</AriaDescription>}
        <AriaError>{error}</AriaError>
        <Popover className={popoverClasses} offset={6}>
          <AriaDialog className="outline-none">
            <DateCalendar min={min} max={max} />
          </AriaDialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

/**
 * Delays a new error while a pointer is pressed. Between press and release, the error would move the button away from the
 * pointer, and the press would do nothing.
 */
function useDelayed<Shown>(current: Shown) {
  const [delayed, setDelayed] = useState<{ error: Shown } | null>(null)
  const error = delayed ? delayed.error : current
  const delay = () => {
    if (!document.querySelector(':active')) return
    setDelayed({ error })
    // The click comes after the release.
    const release = () => setTimeout(() => setDelayed(null))
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, { once: true })
  }
  return { error, delay }
}

const segmentClasses =
  'rounded-[4px] px-1 py-0.5 whitespace-nowrap outline-2 outline-transparent data-focused:outline-ink data-placeholder:text-gray-text data-focused:bg-ink data-focused:text-white data-[type=literal]:px-0.5'

const calendarButtonClasses =
  'mr-0.5 grid size-11 shrink-0 place-items-center rounded-control outline-none data-hovered:bg-surface data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-ink'

/** Some of day, month and year are filled in, but not all. */
function isHalfTyped(group: HTMLElement | null): boolean {
  const segments = [...(group?.querySelectorAll('[role=spinbutton]') ?? [])]
  const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder'))
  return empty.length > 0 && empty.length < segments.length
}

/** Null for anything but a valid day, such as a half-typed one. */
function toCalendarDate(day: string): CalendarDate | null {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}
