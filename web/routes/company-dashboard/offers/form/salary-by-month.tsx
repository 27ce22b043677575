import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { euros } from '#web/format/euros.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { OfferValues } from './offer-schema.ts'

const payments = [12, 14].map((times) => ({ id: times, label: `${times} pagas` }))

/** Undefined for 0 and for a text that cannot be read as a Spanish number. */
const readAmount = (text: string): number | undefined => readSpanishNumber(text) || undefined

const yearOf = (monthly: number, times: number): string => String(Math.round(monthly * times))

/** Shows the salary by month and converts a monthly amount. */
export function SalaryByMonth() {
  const { control, getValues, setValue } = useFormContext<OfferValues>()
  const annual = readSpanishNumber(useWatch({ control, name: 'salario_anual' })) ?? 0
  const [monthly, setMonthly] = useState('')
  const [times, setTimes] = useState(14)
  const [isTyping, setTyping] = useState(false)
  // Half an amount is also a number: «1» of «1.50». This comes back where the whole is none.
  const [kept, setKept] = useState('')
  const amount = readAmount(monthly)
  const hasError = !isTyping && amount === undefined && monthly.trim() !== ''
  const setAnnual = (salary: string) => setValue('salario_anual', salary, { shouldDirty: true, shouldValidate: true })
  const typeMonthly = (text: string) => {
    const typed = readAmount(text)
    setMonthly(text)
    setAnnual(typed === undefined ? kept : yearOf(typed, times))
  }
  const chooseTimes = (chosen: number) => {
    setTimes(chosen)
    if (amount !== undefined) setAnnual(yearOf(amount, chosen))
  }
  const startTyping = () => {
    setTyping(true)
    setKept(getValues('salario_anual'))
  }
  return (
    <div className="grid gap-2 text-14">
      {annual > 0 && (
        <p className="text-gray-text">
          {texts.inMonths(euros(Math.round(annual / 12)), euros(Math.round(annual / 14)))}
        </p>
      )}
      <details>
        <summary className="w-fit cursor-pointer py-2 font-medium underline-offset-4 hover:underline">
          {texts.byMonth}
        </summary>
        <div className="grid gap-4 pt-2 small:grid-cols-2">
          <TextField
            label={texts.monthly}
            inputMode="decimal"
            autoComplete="off"
            value={monthly}
            error={hasError ? texts.monthlyInvalid : null}
            onFocus={startTyping}
            onBlur={() => setTyping(false)}
            onChange={({ target }) => typeMonthly(target.value)}
          />
          <SelectField
            label={texts.payments}
            options={payments}
            placeholder={null}
            value={times}
            onChange={({ target }) => chooseTimes(Number(target.value))}
          />
        </div>
      </details>
    </div>
  )
}
