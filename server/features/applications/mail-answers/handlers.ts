import { os } from '#server/http/implement.ts'
import { answerByLink, readLink, takeBackAnswer } from './answer-by-link.ts'
import { toAnswerLink } from './wire.ts'

const { applicationLinks: calls } = os

export const applicationLinks = {
  readLink: calls.readLink.handler(async ({ input, context }) => toAnswerLink(await readLink(context, input.token))),

  answerByLink: calls.answerByLink.handler(async ({ input, context }) => {
    const { token, decision, texto } = input
    return toAnswerLink(await answerByLink(context, token, { decision, letter: texto || null }))
  }),

  takeBackAnswer: calls.takeBackAnswer.handler(async ({ input, context }) =>
    toAnswerLink(await takeBackAnswer(context, input.token)),
  ),
}
