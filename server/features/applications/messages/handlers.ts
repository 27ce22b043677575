import { requireCandidate, requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { messageTexts } from './texts.ts'
import { writeMessage } from './write-message.ts'

const { messages: calls } = os

export const messages = {
  writeToCandidate: calls.writeToCandidate.handler(async ({ input, context }) => {
    await writeMessage(context, { companyId: requireCompany(context) }, input)
    return { message: messageTexts.sent }
  }),

  writeToCompany: calls.writeToCompany.handler(async ({ input, context }) => {
    await writeMessage(context, { candidateId: requireCandidate(context) }, input)
    return { message: messageTexts.sent }
  }),
}
