import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import type { MessageSide } from '#contract/values/applications/message-rules.ts'
import type { Appointment } from '#web/api/types.ts'
import { appointmentTexts as texts, waitingTexts } from './texts.ts'

/** A time of an appointment, as in «el lunes 30, 10:30». */
export const timeOf = ({ en_canarias: isCanary }: Appointment, at: string): string =>
  appointmentInWords(at, { isCanary })

/** «Calle Mayor 3», «por teléfono», «por videollamada». */
export function whereOf({ modo, lugar }: Pick<Appointment, 'modo' | 'lugar'>): string {
  if (modo === 'video') return texts.byVideo
  return modo === 'telefono' ? texts.byPhone(lugar) : lugar
}

/** «Entrevista el lunes 30, 10:30, Calle Mayor 3», or what it waits for. Null if it does not stand. */
export function lineOf(known: Appointment | null | undefined, side: MessageSide): string | null {
  if (known?.estado === 'propuesta') return waitingTexts[side].propuesta
  if (known?.estado === 'otra') return waitingTexts[side].otra(known.otra ?? '')
  return known?.estado === 'confirmada' ? agreedLine(known) : null
}

/** The line of the chosen time, also if it is over. */
export const agreedLine = (known: Appointment): string | null =>
  known.elegida && texts.line(timeOf(known, known.elegida.fecha_hora), whereOf(known))
