import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Env } from '#server/config/env.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import type { AppointmentRow, Side } from './queries.ts'
import { pathOf, somebody, whereOf, withCompany, withPerson } from './texts.ts'

interface Entry {
  start: Date
  end: Date
  isCancelled: boolean
}

/**
 * An appointment for calendars, in UTC. Each version has the same UID and a higher SEQUENCE, so it replaces the one before. It names neither
 * e-mail nor telephone of anybody.
 */
export function makeCalendar(
  row: AppointmentRow,
  { side, env, start, end, isCancelled }: Entry & { side: Side; env: Pick<Env, 'baseUrl' | 'brand'> },
): string {
  const { mode, place, version } = row
  const [offer, person] = [row.offer ?? '', nameInMail(row.person, '') || somebody]
  const link = new URL(pathOf(side, row.applicationId), env.baseUrl).href
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: env.brand.name, product: 'citas', language: 'ES' },
  })
  calendar.createEvent({
    // With the moment, because a restored database gives numbers again.
    id: `cita-${row.id}-${row.createdAt.getTime().toString(36)}@${new URL(env.baseUrl).hostname}`,
    sequence: version,
    stamp: row.changedAt,
    start,
    end,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: side === 'candidate' ? withCompany(row.companyName ?? '', offer) : withPerson(person, offer),
    location: mode === 'video' ? place : whereOf(mode, place).replace(/^en /, ''),
    description: link,
    url: mode === 'video' ? place : link,
  })
  return `${calendar.toString()}\r\n`
}
