import { SUGGESTIONS_MAX } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { suggestionsLink } from '#server/domain/accounts/unsubscribe-token.ts'
import { requireCaller, requireCandidate } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { dismissOffer, undismissOffer } from './dismiss-offer.ts'
import { readInterests, stopMails } from './interests/queries.ts'
import { saveInterests } from './interests/save-interests.ts'
import { nameReasons } from './rule/name-reasons.ts'
import { countLoosened, suggestOffers } from './rule/suggest-offers.ts'
import { suggestionTexts as texts } from './texts.ts'
import { fromInterests, toInterests, toSuggested } from './wire.ts'

const { suggestedOffers: calls } = os

export const leaveSuggestions = suggestionsLink.stopBy(stopMails)

export const suggestedOffers = {
  listSuggested: calls.listSuggested.handler(async ({ context }) => {
    const { db, files, clock } = context
    const candidateId = requireCandidate(context)
    const { interests, hasNoSource, ranked } = await suggestOffers(context, candidateId)
    const isEmpty = interests.isOn && !hasNoSource && ranked.length === 0
    const offers = await nameReasons(db, ranked.slice(0, SUGGESTIONS_MAX), interests)
    const site = { files, today: dayInMadrid(clock.now()) }
    return {
      activas: interests.isOn,
      falta_declarar: hasNoSource,
      ofertas: offers.map((offer) => toSuggested(offer, site)),
      al_quitar: isEmpty ? await countLoosened(context, candidateId, interests) : [],
    }
  }),

  getInterests: calls.getInterests.handler(async ({ context }) =>
    toInterests(await readInterests(context.db, requireCandidate(context))),
  ),

  saveInterests: calls.saveInterests.handler(async ({ input, context }) => {
    const interests = fromInterests(input)
    await saveInterests(context, requireCandidate(context), interests)
    if (!interests.isOn) return { message: texts.switchedOff }
    const waits = interests.wantsMail && !requireCaller(context).isConfirmed
    return { message: waits ? texts.waits : texts.saved }
  }),

  dismissOffer: calls.dismissOffer.handler(async ({ input, context }) => {
    await dismissOffer(context, { candidateId: requireCandidate(context), offerId: input.id })
    return { message: texts.dismissed }
  }),

  undismissOffer: calls.undismissOffer.handler(async ({ input, context }) => {
    await undismissOffer(context, { candidateId: requireCandidate(context), offerId: input.id })
    return { message: texts.undismissed }
  }),

  leaveSuggestions: calls.leaveSuggestions.handler(async ({ input, context }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    await leaveSuggestions(context, input.token)
    return { message: texts.left }
  }),
}
