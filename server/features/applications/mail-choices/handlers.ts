import { requireCandidate, requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { getApplicationMail, getNews, saveApplicationMail, saveNews } from './queries.ts'
import { mailChoiceTexts as texts } from './texts.ts'
import { unsubscribe } from './unsubscribe.ts'

const { mailChoices: calls } = os

export const mailChoices = {
  getNews: calls.getNews.handler(async ({ context }) => ({
    avisos_candidaturas: await getNews(context.db, requireCandidate(context)),
  })),

  saveNews: calls.saveNews.handler(async ({ input, context }) => {
    await saveNews(context.db, requireCandidate(context), input.avisos_candidaturas)
    return { message: texts.saved }
  }),

  getApplicationMail: calls.getApplicationMail.handler(async ({ context }) => ({
    avisos_candidaturas: await getApplicationMail(context.db, requireCompany(context)),
  })),

  saveApplicationMail: calls.saveApplicationMail.handler(async ({ input, context }) => {
    await saveApplicationMail(context.db, requireCompany(context), input.avisos_candidaturas)
    return { message: texts.saved }
  }),

  unsubscribe: calls.unsubscribe.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    await unsubscribe(context, input.token)
    return { message: texts.unsubscribed }
  }),
}
