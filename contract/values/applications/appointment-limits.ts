/** How people meet after «Entrevista»: at a place, by telephone, by video call. */
export const APPOINTMENT_MODES = ['presencial', 'telefono', 'video'] as const
export type AppointmentMode = (typeof APPOINTMENT_MODES)[number]
/** How many times a company proposes at once, how many days ahead, and how long an appointment takes, in minutes. */
export const APPOINTMENT_PROPOSALS_MAX = 3
export const APPOINTMENT_DAYS_MAX = 90
export const APPOINTMENT_MINUTES_MIN = 10
export const APPOINTMENT_MINUTES_MAX = 480
export const APPOINTMENT_MINUTES_OFFERED = [15, 30, 45, 60, 90, 120] as const
/** Of an address or a link, and of a candidate's line about when they can, in characters. */
export const APPOINTMENT_PLACE_MAX = 500
export const OTHER_TIME_MAX = 200
/** How many appointments a list has. */
export const APPOINTMENTS_LISTED_MAX = 200
