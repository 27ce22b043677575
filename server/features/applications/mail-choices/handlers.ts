import { mailsLink, recapLink } from '#server/domain/accounts/unsubscribe-token.ts'
import { requireCandidate, requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { endMails, endRecap, getCompanyMail, getNews, saveCompanyMail, saveNews } from './queries.ts'
import { mailChoiceTexts as texts } from './texts.ts'

const { mailChoices: calls } = os

export const unsubscribe = mailsLink.stopBy(endMails)
export const leaveRecap = recapLink.stopBy(endRecap)

export const mailChoices = {
  getNews: calls.getNews.handler(async ({ context }) => ({
    avisos_candidaturas: await getNews(context.db, requireCandidate(context)),
  })),

  saveNews: calls.saveNews.handler(async ({ input, context }) => {
    await saveNews(context.db, requireCandidate(context), input.avisos_candidaturas)
    return { message: texts.saved }
  }),

  getApplicationMail: calls.getApplicationMail.handler(async ({ context }) => {
    const { applicationMail, wantsRecap } = await getCompanyMail(context.db, requireCompany(context))
    return { avisos_candidaturas: applicationMail, recordatorio_lunes: wantsRecap }
  }),

  saveApplicationMail: calls.saveApplicationMail.handler(async ({ input, context }) => {
    const mail = { applicationMail: input.avisos_candidaturas, wantsRecap: input.recordatorio_lunes }
    await saveCompanyMail(context.db, requireCompany(context), mail)
    return { message: texts.saved }
  }),

  unsubscribe: calls.unsubscribe.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    await unsubscribe(context, input.token)
    return { message: texts.unsubscribed }
  }),

  leaveRecap: calls.leaveRecap.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    await leaveRecap(context, input.token)
    return { message: texts.recapLeft }
  }),
}
