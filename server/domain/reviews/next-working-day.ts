import { dayAfter, dayInMadrid } from '#server/clock.ts'

// Month and day of the yearly holidays of all of Spain. Holidays of regions and towns count as working days.
const HOLIDAYS = new Set(['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'])
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const madridTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/**
 * The end of 24 working hours: the same time of the next working day. From another day it counts from the start of the
 * next working day. Working days are Monday to Friday in Madrid without the holidays of all of Spain.
 */
export function nextWorkingDay(from: Date): Date {
  const day = dayInMadrid(from)
  if (!isWorkingDay(day)) return momentInMadrid(workingDayAfter(workingDayAfter(day)), 0)
  return momentInMadrid(workingDayAfter(day), millisecondsSinceMidnight(from))
}

/** The first working day after a day, both as YYYY-MM-DD. */
function workingDayAfter(day: string): string {
  const next = dayAfter(day, 1)
  return isWorkingDay(next) ? next : workingDayAfter(next)
}

/** Whether offices are open on a day, as YYYY-MM-DD. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day.slice(5)) && day !== goodFriday(Number(day.slice(0, 4)))
}

/** The Friday before Easter, by the anonymous Gregorian algorithm. */
function goodFriday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * shift + 114
  const easter = new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1))
  return dayAfter(easter.toISOString().slice(0, 10), -2)
}

function millisecondsSinceMidnight(moment: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = madridTime.format(moment).split(':').map(Number)
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000)
}

/** The moment of a day on which clocks in Madrid show this time. A time that the change to summer skips is an hour later. */
function momentInMadrid(day: string, sinceMidnight: number): Date {
  const shown = Date.parse(day) + sinceMidnight
  // Spain is one or two hours ahead of UTC.
  for (const ahead of [2, 1]) {
    const moment = new Date(shown - ahead * 60 * MINUTE_MS)
    const asShown = Date.parse(dayInMadrid(moment)) + millisecondsSinceMidnight(moment)
    if (asShown === shown) return moment
  }
  return new Date(shown - DAY_MS / 24)
}

/** Whether something waits for longer than the working day that operators have. */
export const isLate = (since: Date, now: Date): boolean => nextWorkingDay(since) < now
