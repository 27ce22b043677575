import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PUBLISH_DAYS_MAX } from '#contract/values/draft-limits.ts'
import { useOfferDays } from '#web/document/site.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { FormDate } from '#web/forms/fields/form-date.tsx'
import { firstPublishDay, isPublishDay, lastPublishDay, type NewOfferValues } from './new-offer-schema.ts'
import { draftTexts as texts } from './texts.ts'

/** The day on which the offer in the form around it becomes public: today, unless another one is chosen. */
export function useFirstDay(): string {
  const { control } = useFormContext<NewOfferValues>()
  const day = useWatch({ control, name: 'publicar_el' })
  return isPublishDay(day) ? day : todayInMadrid()
}

/** The day on which a new offer is published. The usual last day moves with it, until another one is chosen. */
export function PublishDay() {
  const { getValues, setValue } = useFormContext<NewOfferValues>()
  const usualExpiry = dayAfter(useFirstDay(), useOfferDays())
  const before = useRef(usualExpiry)
  useEffect(() => {
    const isUsual = getValues('caduca_el') === before.current
    before.current = usualExpiry
    if (isUsual) setValue('caduca_el', usualExpiry)
  }, [usualExpiry, getValues, setValue])
  return (
    <FormDate
      name="publicar_el"
      label={texts.publishDay}
      description={texts.publishDayHint(PUBLISH_DAYS_MAX)}
      tellsHalfTyped
      judgedWith="caduca_el"
      min={firstPublishDay()}
      max={lastPublishDay()}
    />
  )
}
