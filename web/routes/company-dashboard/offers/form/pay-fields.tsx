import { useFormContext, useWatch } from 'react-hook-form'
import { offerLines } from '#contract/offer/lines.ts'
import { PAY_PERIODS, PAYMENTS_A_YEAR } from '#contract/values/pay/pay.ts'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import { euros } from '#web/format/euros.ts'
import { FoldedFields } from '#web/forms/folded-fields.tsx'
import { FormGrid } from '#web/forms/form-layout.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { offerTexts } from '../../texts.ts'
import { JudgedByRules } from '../findings.tsx'
import { AgreementField } from './agreement-field.tsx'
import type { OfferValues } from './offer-schema.ts'
import { usePay } from './use-pay.ts'

const periods = PAY_PERIODS.map((id) => ({ id, label: texts.payPeriods[id] }))
const payments = PAYMENTS_A_YEAR.map((id) => ({ id, label: texts.paymentsOf(id) }))
const isSmallest = (text: string) => text === '0'

/** How much the job pays: by the year, by the month or by the hour, one amount or a range, and what is paid beside. */
export function PayFields({ isRequired }: { isRequired: boolean }) {
  const { register, setValue } = useFormContext<OfferValues>()
  const period = useWatch<OfferValues, 'salario_periodo'>({ name: 'salario_periodo' })
  // An amount of another period would be a hidden mistake.
  const forgetAmounts = () => {
    setValue('salario_anual', '0', { shouldDirty: true })
    for (const name of ['salario_max', 'salario_importe', 'salario_importe_max'] as const) setValue(name, '')
  }
  return (
    <FormGrid>
      <SelectField
        label={texts.payPeriod}
        options={periods}
        placeholder={null}
        {...register('salario_periodo', { onChange: forgetAmounts })}
      />
      {period === 'mensual' && (
        <SelectField label={texts.payments} options={payments} placeholder={null} {...register('salario_pagas')} />
      )}
      {period === 'anual' ? <YearFields isRequired={isRequired} /> : <PeriodFields period={period} />}
      <FoldedFields title={offerTexts.rarePay}>
        <FormGrid>
          <JudgedByRules field="salario_variable">
            <FormText
              name="salario_variable"
              label={offerLines.salario_variable.label}
              description={texts.variableHint}
              autoComplete="off"
            />
          </JudgedByRules>
          <JudgedByRules field="convenio">
            <AgreementField />
          </JudgedByRules>
        </FormGrid>
      </FoldedFields>
    </FormGrid>
  )
}

function YearFields({ isRequired }: { isRequired: boolean }) {
  const annual = readSpanishNumber(useWatch<OfferValues, 'salario_anual'>({ name: 'salario_anual' })) ?? 0
  const hint = isRequired ? texts.salaryHintRequired : texts.salaryHint
  return (
    <>
      <div className="grid gap-2">
        <FormText
          name="salario_anual"
          label={texts.salaryInEuros}
          description={`${hint} ${texts.salaryBenefit}`}
          required
          inputMode="numeric"
          // Typing replaces the first 0. Otherwise 18000 might become 180000.
          onFocus={({ target }) => isSmallest(target.value) && target.select()}
          autoComplete="off"
        />
        {annual > 0 && (
          <p className="text-14 text-gray-text">
            {texts.inMonths(euros(Math.round(annual / 12)), euros(Math.round(annual / 14)))}
          </p>
        )}
      </div>
      <FormText
        name="salario_max"
        label={texts.salaryMax}
        description={texts.salaryMaxHint}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}

function PeriodFields({ period }: { period: 'mensual' | 'hora' }) {
  const { annual } = usePay()
  return (
    <>
      <div className="grid gap-2">
        <FormText
          name="salario_importe"
          label={period === 'mensual' ? texts.monthly : texts.hourly}
          description={texts.salaryBenefit}
          required
          inputMode="decimal"
          autoComplete="off"
        />
        {annual > 0 && <p className="text-14 text-gray-text">{texts.aYear(euros(annual))}</p>}
      </div>
      <FormText
        name="salario_importe_max"
        label={texts.salaryMax}
        description={texts.salaryMaxHint}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  )
}
