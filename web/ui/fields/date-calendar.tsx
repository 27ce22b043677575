import { parseDate } from '@internationalized/date'
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { dateTexts } from './texts.ts'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx'

/** The list has every year of the range, so that a birthday needs no paging. */
const ALL_YEARS = 200

const step =
  'grid size-11 shrink-0 place-items-center rounded-control outline-none data-hovered:bg-surface data-focus-visible:outline-2 data-focus-visible:outline-ink data-disabled:text-border'

const cell =
  'grid size-10 cursor-pointer place-items-center rounded-control text-14 tabular-nums outline-none data-hovered:bg-surface data-outside-month:hidden ' +
  'data-today:font-bold data-today:underline data-today:underline-offset-4 data-disabled:cursor-not-allowed data-disabled:text-control-border ' +
  'data-selected:bg-ink data-selected:text-white data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-ink'

export function DateCalendar({ min, max }: { min: string; max: string }) {
  return (
    <Calendar minValue={parseDate(min)} maxValue={parseDate(max)} className="p-3">
      <header className="mb-2 flex items-center gap-1">
        <AriaButton slot="previous" aria-label={dateTexts.previousMonth} className={step}>
          <ChevronLeftIcon />
        </AriaButton>
        <div className="flex flex-1 justify-center gap-2">
          <CalendarMonthPicker format="long">
            {(picker) => <Picker {...picker} label={dateTexts.month} />}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={ALL_YEARS}>
            {(picker) => <Picker {...picker} label={dateTexts.year} />}
          </CalendarYearPicker>
        </div>
        <AriaButton slot="next" aria-label={dateTexts.nextMonth} className={step}>
          <ChevronRightIcon />
        </AriaButton>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pb-1 text-13 font-medium text-gray-text">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody className="[&_td]:p-0.5">
          {(date) => <CalendarCell date={date} className={cell} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

type PickerProps = {
  label: string
  value: string | number
  onChange: (key: number) => void
  items: readonly { id: number; formatted: string }[]
}

function Picker({ label, value, onChange, items }: PickerProps) {
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 appearance-none rounded-control bg-transparent pr-7 pl-2 text-14 font-semibold hover:bg-surface"
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.formatted}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2" />
    </span>
  )
}
