import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { euros } from '#web/format/euros.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { OfferValues } from './offer-schema.ts'

const payments = [12, 14].map((times) => ({ id: times, label: `${times} pagas` }))

/** What the salary is by month, and a way to write it by month. */
export function SalaryByMonth() {
  const { control, setValue } = useFormContext<OfferValues>()
  const annual = Number(useWatch({ control, name: 'salario_anual' })) || 0
  const [monthly, setMonthly] = useState('')
  const [times, setTimes] = useState(14)
  const convert = (amount: string, paid: number) => {
    setMonthly(amount)
    setTimes(paid)
    const value = Number(amount.trim().replace(',', '.'))
    if (!(value > 0)) return
    setValue('salario_anual', String(Math.round(value * paid)), { shouldDirty: true, shouldValidate: true })
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
            onChange={({ target }) => convert(target.value, times)}
          />
          <SelectField
            label={texts.payments}
            options={payments}
            placeholder={null}
            value={times}
            onChange={({ target }) => convert(monthly, Number(target.value))}
          />
        </div>
      </details>
    </div>
  )
}
