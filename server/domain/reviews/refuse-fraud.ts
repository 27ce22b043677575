import { judgeMessage } from '#contract/values/offer-rules/judge-message.ts'
import { AppError } from '#server/errors.ts'

/** Refuses a text of one person to another about an interview that has signs of fraud, by the rules for messages. */
export function refuseFraud(text: string): void {
  if (judgeMessage(text, { hasInterview: true })) throw new AppError('text_suspicious')
}
