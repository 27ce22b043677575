import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProposedAppointment } from '#contract/applications/appointments.ts'
import { anAppointment } from '#web/testing/appointments.ts'
import { appointmentSchema, appointmentValuesOf } from './appointment-schema.ts'

const at = (dia: string, hora: string) => ({ dia, hora })
const emptyTime = at('', '')
const filled = { ...appointmentValuesOf(), lugar: 'Calle Mayor 3', propuestas: [at('2026-11-30', '10:30')] }

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00+01:00') }))
afterEach(() => vi.useRealTimers())

const faults = (values: object) =>
  appointmentSchema
    .safeParse({ ...filled, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('Times are sent as the server takes them, with their offset, and empty rows are not', () => {
  const propuestas = [at('2026-11-30', '10:30'), emptyTime, at('2026-12-01', '09:00')]
  const body = appointmentSchema.parse({ ...filled, minutos: 45, propuestas })
  expect(body.propuestas).toEqual([
    { fecha_hora: '2026-11-30T10:30:00+01:00', minutos: 45 },
    { fecha_hora: '2026-12-01T09:00:00+01:00', minutos: 45 },
  ])
  expect(ProposedAppointment.parse(body)).toEqual(body)
})

test.each([
  ['no time at all', [emptyTime, emptyTime], ['propuestas.0.dia', 'Elige el día 1']],
  ['a half-typed day', [at('half-typed', '10:00')], ['propuestas.0.dia', 'La fecha no está completa: día, mes y año']],
  ['a day without an hour', [at('2026-11-30', '')], ['propuestas.0.hora', 'Escribe la hora 1']],
  ['an hour without a day', [filled.propuestas[0], at('', '10:00')], ['propuestas.1.dia', 'Elige el día 2']],
  ['an hour of today that is over', [at('2026-11-28', '11:59')], ['propuestas.0.hora', 'Esa hora ya ha pasado']],
  ['yesterday', [at('2026-11-27', '18:00')], ['propuestas.0.dia', 'Esa hora ya ha pasado']],
  ['a day far away', [at('2027-02-27', '12:00')], ['propuestas.0.dia', 'Elige un día de los próximos 90 días']],
  ['the same twice', [filled.propuestas[0], filled.propuestas[0]], ['propuestas.1.hora', 'Ya has propuesto esa hora']],
])('Refuses %s', (_, propuestas, fault) => {
  expect(faults({ propuestas })).toEqual([fault])
})

test('Refuses the hour that the night in March lacks', () => {
  vi.setSystemTime(new Date('2027-03-20T12:00:00Z'))
  expect(faults({ propuestas: [at('2027-03-28', '02:30')] })?.[0]?.[1]).toContain('Esa hora no existe')
})

test('An interview has an address, or a link to a call; a call by telephone needs neither', () => {
  expect(faults({ lugar: ' ' })).toEqual([['lugar', 'Escribe la dirección']])
  expect(faults({ modo: 'video', lugar: 'video.example/sala' })?.[0]?.[1]).toContain('https://')
  expect(faults({ modo: 'video', lugar: 'https://video.example/sala' })).toBeUndefined()
  expect(faults({ modo: 'telefono', lugar: '' })).toBeUndefined()
})

test('A form for a change begins with the times that are still ahead, and one after a cancellation only with the place', () => {
  const propuestas = ['2026-11-27', '2026-11-30'].map((day) => ({
    fecha_hora: `${day}T10:30:00+01:00`,
    minutos: 45,
    libre: true,
  }))
  const proposed = appointmentValuesOf(anAppointment({ propuestas }))
  expect(proposed).toMatchObject({ minutos: 45, propuestas: [at('2026-11-30', '10:30'), emptyTime, emptyTime] })
  const again = appointmentValuesOf(anAppointment({ propuestas, estado: 'cancelada' }))
  expect(again).toEqual({ ...proposed, propuestas: [emptyTime, emptyTime, emptyTime] })
})
