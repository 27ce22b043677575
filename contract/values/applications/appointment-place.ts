import { hasLetters } from '../text/visible-text.ts'
import { isVideoLink } from '../typed/web-address.ts'
import type { AppointmentMode } from './appointment-limits.ts'

/** An appointment has an address, or a link to a video call. A call by telephone needs no note. */
export const isAppointmentPlace = ({ modo, lugar }: { modo: AppointmentMode; lugar: string }): boolean =>
  modo === 'telefono' || (modo === 'video' ? isVideoLink(lugar) : hasLetters(lugar))
