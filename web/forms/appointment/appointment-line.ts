import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import type { Appointment } from '#web/api/types.ts'
import { appointmentTexts as texts } from './texts.ts'

type Known = Pick<Appointment, 'modo' | 'lugar' | 'elegida' | 'en_canarias'>

/** A time of an appointment, as in «el lunes 30, 10:30». */
export const timeOf = ({ en_canarias: isCanary }: Pick<Known, 'en_canarias'>, at: string): string =>
  appointmentInWords(at, { isCanary })

/** «Calle Mayor 3», «por teléfono», «por videollamada». */
export function whereOf({ modo, lugar }: Pick<Known, 'modo' | 'lugar'>): string {
  if (modo === 'video') return texts.byVideo
  return modo === 'telefono' ? texts.byPhone(lugar) : lugar
}

/** «Entrevista el lunes 30, 10:30, Calle Mayor 3». Null until a time is chosen. */
export const appointmentLine = (known: Known): string | null =>
  known.elegida && texts.line(timeOf(known, known.elegida.fecha_hora), whereOf(known))
