import { ACTIVE } from '#contract/constants.ts'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import type { Application } from '#web/api/types.ts'
import { nextAppointmentTexts } from '../appointment/texts.ts'
import { daysWithoutAnswer } from '../days-without-answer.ts'
import { applicationTexts, detailTexts as texts, nextTexts } from '../texts.ts'

/** The next steps of an application, in one or more sentences. */
export function nextSteps(application: Application): string[] {
  const { estado_candidatura: state, emp_ofertas_id: offer, cita } = application
  const isOfferActive = offer.estado === ACTIVE
  if (state === 'retirada') return isOfferActive ? [nextTexts.retirada, texts.mayReapply] : [nextTexts.retirada]
  const days = daysWithoutAnswer(application)
  const sentences = days === null ? [nextTexts[state]] : [`${applicationTexts.noAnswer(days)}.`, texts.waitsStill]
  const first = state === 'entrevista' && cita ? [nextAppointmentTexts[cita.estado]] : sentences
  return OPEN_STATES.includes(state) && !isOfferActive ? [...first, texts.offerHidden] : first
}
