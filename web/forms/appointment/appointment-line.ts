import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import type { Appointment } from '#web/api/types.ts'
import { appointmentTexts as texts } from './texts.ts'

/** What an appointment without a time waits for. */
export type Waiting = Record<'propuesta' | 'otra', string>

/** A time of an appointment, as in «el lunes 30, 10:30». */
export const timeOf = ({ en_canarias: isCanary }: Appointment, at: string): string =>
  appointmentInWords(at, { isCanary })

/** «Calle Mayor 3», «por teléfono», «por videollamada». */
export function whereOf({ modo, lugar }: Pick<Appointment, 'modo' | 'lugar'>): string {
  if (modo === 'video') return texts.byVideo
  return modo === 'telefono' ? texts.byPhone(lugar) : lugar
}

/** «Entrevista el lunes 30, 10:30, Calle Mayor 3», or what it waits for. Null if it does not stand. */
export function lineOf(known: Appointment | null | undefined, waiting: Waiting): string | null {
  if (known?.estado === 'propuesta' || known?.estado === 'otra') return waiting[known.estado]
  return known?.estado === 'confirmada' ? agreedLine(known) : null
}

/** The line of the chosen time, also if it is over. */
export const agreedLine = (known: Appointment): string | null =>
  known.elegida && texts.line(timeOf(known, known.elegida.fecha_hora), whereOf(known))
