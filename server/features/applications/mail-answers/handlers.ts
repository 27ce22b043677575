import { os } from '#server/http/implement.ts'
import { fromProposed } from '../appointments/wire.ts'
import { answerByLink, readLink, takeBackAnswer } from './answer-by-link.ts'
import { toAnswerLink } from './wire.ts'

const { applicationLinks: calls } = os

export const applicationLinks = {
  readLink: calls.readLink.handler(async ({ input, context }) => toAnswerLink(await readLink(context, input.token))),

  answerByLink: calls.answerByLink.handler(async ({ input, context }) => {
    const { token, decision, texto, cita } = input
    const answer = { decision, letter: texto || null, appointment: cita ? fromProposed(cita) : null }
    return toAnswerLink(await answerByLink(context, token, answer))
  }),

  takeBackAnswer: calls.takeBackAnswer.handler(async ({ input, context }) =>
    toAnswerLink(await takeBackAnswer(context, input.token)),
  ),
}
