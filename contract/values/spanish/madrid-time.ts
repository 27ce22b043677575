import { inMadrid, timeInMadrid } from './time.ts'

const date = { weekday: 'long', day: 'numeric' } as const
const weekday = inMadrid(date)
const dayAndMonth = inMadrid({ ...date, month: 'long' })
const wallClock = inMadrid({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')
const timeInCanary = inMadrid({ timeZone: 'Atlantic/Canary', hour: 'numeric', minute: '2-digit' })

const HOUR_MS = 3_600_000

/** A moment as clocks in Madrid show it, in whole minutes with its offset: 2026-11-30T10:30:00+01:00. */
export function madridIso(moment: Date): string {
  const wall = wallClock(moment).replace(' ', 'T')
  // The seconds are dropped.
  const hoursAhead = Math.round((Date.parse(`${wall}Z`) - moment.getTime()) / HOUR_MS)
  return `${wall}:00+0${hoursAhead}:00`
}

/**
 * The moments at which clocks in Madrid show this day (YYYY-MM-DD) and time (HH:MM): none in the hour that a night in March lacks, two in
 * the one that a night in October repeats, the one in summer time first.
 */
export const madridMoments = (day: string, time: string): string[] =>
  ['+02:00', '+01:00']
    .map((offset) => `${day}T${time}:00${offset}`)
    .filter((moment) => madridIso(new Date(moment)) === moment)

interface Reading {
  /** The month is left out if it is this one. */
  now?: Date
  /** The offer is in the Canary Islands: their time is told too. */
  isCanary?: boolean
}

/** The time of an appointment in Madrid, as in «el lunes 30, 10:30» or «el lunes 7 de diciembre, 10:30, 9:30 en Canarias». */
export function appointmentInWords(at: string | Date, { now = new Date(), isCanary = false }: Reading = {}): string {
  const moment = new Date(at)
  const iso = madridIso(moment)
  const isThisMonth = iso.slice(0, 7) === madridIso(now).slice(0, 7)
  const isTwice = madridMoments(iso.slice(0, 10), iso.slice(11, 16)).length > 1
  const season = iso.endsWith('+02:00') ? ' (hora de verano)' : ' (hora de invierno)'
  const there = `${timeInCanary(moment)} en Canarias${iso.includes('T00') ? ' del día anterior' : ''}`
  return [
    `el ${(isThisMonth ? weekday : dayAndMonth)(moment).replace(',', '')}`,
    `${timeInMadrid(moment)}${isTwice ? season : ''}`,
    ...(isCanary ? [there] : []),
  ].join(', ')
}
