import * as z from 'zod'
import { says } from '../call.ts'
import { Edition } from '../company-lists.ts'
import { AddressId, Id, Message, PathId, requiredLine, textLine } from '../shapes.ts'
import * as limits from '../values/applications/appointment-limits.ts'
import { isAppointmentPlace } from '../values/applications/appointment-place.ts'

const MINUTE_MS = 60_000

const Mode = z.enum(limits.APPOINTMENT_MODES)

/**
 * - propuesta: the candidate has not chosen a time yet
 * - otra: none fits, and the candidate has said when (`otra`)
 * - confirmada: the candidate has chosen
 * - cancelada: by the company, or with the application
 * - pasada: it is over, or its times passed without a choice
 */
const AppointmentState = z.enum(['propuesta', 'otra', 'confirmada', 'cancelada', 'pasada'])

/** `fecha_hora`: ISO in the time of Madrid, with its offset. `appointmentInWords` says it. */
const Time = z.object({ fecha_hora: z.string(), minutos: z.int() })

/**
 * The appointment of an application, for both sides. `lugar`: an address, a link to a video call, or a note about a call, which may be
 * empty. `libre`: the candidate can still choose it. `version` grows with each change. `ics`: the file for calendars, once it is confirmed.
 */
export const Appointment = z.object({
  estado: AppointmentState,
  modo: Mode,
  lugar: z.string(),
  propuestas: z.array(Time.extend({ libre: z.boolean() })),
  elegida: Time.nullable(),
  otra: z.string().nullable(),
  version: Edition,
  /** The offer is in the Canary Islands: their time is told too. */
  en_canarias: z.boolean(),
  ics: z.string().nullable(),
})

/** How, where, and what was proposed. */
export const ShownProposal = Appointment.pick({ modo: true, lugar: true }).extend({ propuestas: z.array(Time) })

/** With whom. `nombre`: the candidate for a company, the company for a candidate. */
export const ListedAppointment = Appointment.extend({ can_cv_ofertas_id: Id, nombre: z.string(), oferta: z.string() })

/** With any offset. Seconds are dropped. */
const Proposal = z.object({
  fecha_hora: z.iso.datetime({ offset: true }),
  minutos: z.int().min(limits.APPOINTMENT_MINUTES_MIN).max(limits.APPOINTMENT_MINUTES_MAX),
})

const areDistinct = (times: readonly { fecha_hora: string }[]) =>
  new Set(times.map(({ fecha_hora }) => Math.floor(Date.parse(fecha_hora) / MINUTE_MS))).size === times.length

/** The proposal of a company. */
export const ProposedAppointment = z.object({
  modo: Mode,
  lugar: textLine(limits.APPOINTMENT_PLACE_MAX).default(''),
  propuestas: z
    .array(Proposal)
    .min(1)
    .max(limits.APPOINTMENT_PROPOSALS_MAX)
    .refine(areDistinct, { error: 'a time is there twice' }),
})

const Place = z
  .int()
  .min(0)
  .max(limits.APPOINTMENT_PROPOSALS_MAX - 1)

export const noPlace = { path: ['lugar'], error: 'an address, or an https link to a video call' }
const oneOfBoth = { path: ['propuesta'], error: 'one of propuesta and otra' }

/** Appointments after «Entrevista». The ids are those of applications. */
export const appointments = {
  /**
   * Moves the application to `entrevista` if it is not there: then `cambio` undoes it until `deshacer_hasta`, and the proposal goes with it. Proposing
   * again replaces the times, also chosen ones.
   */
  proposeAppointment: says(
    'Propone a una persona de una a tres horas para una entrevista y pasa la candidatura a «entrevista». Proponer otra vez cambia la cita.',
  )
    .call('PUT /api/companies/propose-appointment/{id}', {
      access: 'company',
      readsApplicants: true,
      errors: [409, 429],
    })
    .input(ProposedAppointment.extend({ id: AddressId }).refine(isAppointmentPlace, noPlace))
    .output(
      Message.extend({ cita: Appointment, cambio: z.string().nullable(), deshacer_hasta: z.string().nullable() }),
    ),
  cancelAppointment: says('Cancela la cita de una candidatura. Lo sabrán las dos partes.')
    .call('PUT /api/companies/cancel-appointment/{id}', { access: 'company', readsApplicants: true, errors: [409] })
    .input(PathId)
    .output(Message.extend({ cita: Appointment })),
  /** `propuesta`: its place in the list, from 0. `version`: what was read; another one answers 409. */
  chooseAppointment: says(
    'La persona elige una de las horas propuestas (propuesta, desde 0), o dice cuándo puede (otra, una línea).',
  )
    .call('PUT /api/users/choose-appointment/{id}', { access: 'candidate', errors: [409, 429] })
    .input(
      z
        .object({
          id: AddressId,
          propuesta: Place.optional(),
          otra: requiredLine(limits.OTHER_TIME_MAX).optional(),
          version: Edition.optional(),
        })
        .refine(({ propuesta, otra }) => (propuesta === undefined) !== (otra === undefined), oneOfBoth),
    )
    .output(Message.extend({ cita: Appointment })),
  /** Those that are ahead or wait for an answer, the first ones first. */
  listCompanyAppointments: says('Las próximas citas de la empresa, y las que esperan respuesta.')
    .call('GET /api/companies/appointments', { access: 'company', readsApplicants: true })
    .output(z.array(ListedAppointment)),
  listAppointments: says('Las próximas citas del candidato, y las que esperan respuesta.')
    .call('GET /api/users/appointments', { access: 'candidate' })
    .output(z.array(ListedAppointment)),
}
