import * as z from 'zod/mini'
import { PUBLISH_DAYS_MAX } from '#contract/values/draft-limits.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { optionalDay } from '#web/forms/schema-parts.ts'
import { offerSchema, offerSchemaWithSalary } from '../form/offer-schema.ts'
import { draftTexts as texts } from './texts.ts'

export const firstPublishDay = (): string => dayAfter(todayInMadrid(), 1)
export const lastPublishDay = (): string => dayAfter(todayInMadrid(), PUBLISH_DAYS_MAX)

export const isPublishDay = (day: string): boolean => day >= firstPublishDay() && day <= lastPublishDay()

/** The day on which the server publishes the offer; '' publishes it at once. Edited offers have none. */
const publishDay = {
  publicar_el: optionalDay.check(
    z.refine((day) => day === '' || isPublishDay(day), texts.publishDayInvalid(PUBLISH_DAYS_MAX)),
  ),
}

const endsAfterPublication = z.refine<{ publicar_el: string; caduca_el: string }>(
  ({ publicar_el, caduca_el }) => caduca_el >= publicar_el,
  { error: texts.endsBeforePublished, path: ['caduca_el'] },
)

/** The rules of the form: those of an offer, and of its day of publication. */
export const newOfferSchema = z.safeExtend(offerSchema, publishDay).check(endsAfterPublication)

/** The same where every offer must state its salary. */
export const newOfferSchemaWithSalary = z.safeExtend(offerSchemaWithSalary, publishDay).check(endsAfterPublication)

export type NewOfferValues = z.input<typeof newOfferSchema>
export type NewOfferBody = z.output<typeof newOfferSchema>
