import { requireCandidate, requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { writeMessage } from './write-message.ts'

const { messages: calls } = os

export const messages = {
  writeToCandidate: calls.writeToCandidate.handler(({ input, context }) =>
    writeMessage(context, { companyId: requireCompany(context) }, input),
  ),

  writeToCompany: calls.writeToCompany.handler(({ input, context }) =>
    writeMessage(context, { candidateId: requireCandidate(context) }, input),
  ),
}
