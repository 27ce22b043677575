import type { Page } from '@playwright/test'
import { spanishDay } from '#contract/values/spanish/day.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'

/** Types a time into the form that proposes an appointment: so many days from today. */
export async function typeTime(page: Page, place: number, { days, hour }: { days: number; hour: string }) {
  await page
    .getByRole('group', { name: `Día ${place}` })
    .getByRole('spinbutton')
    .first()
    .focus()
  await page.keyboard.type(spanishDay(dayAfter(todayInMadrid(), days)).replaceAll('/', ''))
  await page.getByLabel(`Hora ${place}`).fill(hour)
}
