import { dayInMadrid } from '#server/clock.ts'
import { toPublicOffer } from '#server/domain/offers/offer-wire.ts'
import { findPage, windowOf, type Window } from '#server/database/page.ts'
import { requireCaller, requireCompany } from '#server/http/access.ts'
import { hidesNames } from '#server/domain/applications/first-look.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { listFeaturedOffers } from './reading/list-featured-offers.ts'
import { searchActiveOffers } from './reading/list-offers.ts'
import { findFigures } from './figures/find-figures.ts'
import { deleteOffer } from './own/delete-offer.ts'
import { listOwnOffers } from './own/own-offers.ts'
import { findOffer } from './reading/read-queries.ts'
import { publishOffer } from './drafts/publish-offer.ts'
import { closeOffer } from './expiry/close-offer.ts'
import { duplicateOffer } from './expiry/duplicate-offer.ts'
import { renewByLink } from './expiry/renew-by-link.ts'
import { renewOffer } from './expiry/renew-offer.ts'
import { toNotice } from './review/wire.ts'
import { changeOffer } from './own/save-offer.ts'
import { makePoster } from './poster/make-poster.ts'
import { listWaysOut } from './search-help/list-ways-out.ts'
import { completePlace } from './search-help/complete-place.ts'
import { guessSearch } from './search-help/guess-search.ts'
import {
  fromOfferBody,
  fromOwnQuery,
  fromQuery,
  toOfferPlace,
  toOfferDetails,
  toOwnOffer,
  toCorrection,
  toDayFigures,
  toWayOut,
} from './wire.ts'

const { offers: calls } = os

export const offers = {
  listActiveOffers: calls.listActiveOffers.handler(async ({ input, context }) => {
    const today = dayInMadrid(context.clock.now())
    const search = fromQuery(input, today)
    const found = await searchActiveOffers(context.db, search)
    return {
      headers: { 'x-total-count': String(found.total) },
      body: found.offers.map((row) => ({
        ...toPublicOffer(row, { files: context.files, today }),
        distancia_km: row.distance,
      })),
    }
  }),

  listFeatured: calls.listFeatured.handler(async ({ context }) => {
    const today = dayInMadrid(context.clock.now())
    const rows = await listFeaturedOffers(context.db, today)
    return rows.map((row) => toPublicOffer(row, { files: context.files, today }))
  }),

  listOfferCities: calls.listOfferCities.handler(async ({ input, context }) =>
    (await completePlace(context, input)).map(toOfferPlace),
  ),

  correctSearch: calls.correctSearch.handler(async ({ input, context }) =>
    toCorrection(await guessSearch(context.db, input, dayInMadrid(context.clock.now()))),
  ),

  listWaysOut: calls.listWaysOut.handler(async ({ input, context }) =>
    (await listWaysOut(context, input)).map(toWayOut),
  ),

  getOffer: calls.getOffer.handler(async ({ input, context }) => {
    const today = dayInMadrid(context.clock.now())
    const row = await findOffer(context.db, input.id, { caller: context.caller, today })
    if (!row) throw new AppError('offer_not_found')
    const details = toOfferDetails(row, { files: context.files, today })
    return { ...details, primera_sin_nombres: hidesNames(context.env, row.hidesNames) }
  }),

  createOffer: calls.createOffer.handler(async ({ input, context }) => {
    const { emp_proyectos_id: projectId, borradores_id: draftId, version } = input
    const own = { companyId: requireCompany(context), projectId, draftId, version }
    await spendTry(context.limits.offers, own.companyId, 'offers_per_day')
    const { offerId, state, isOverFreeLimit, review } = await publishOffer(context, own, fromOfferBody(input))
    const { freeMaxActiveOffers, sellsPremium } = context.env
    const message = isOverFreeLimit
      ? messages.offerCreatedInactive(freeMaxActiveOffers, sellsPremium)
      : messages.offerCreated
    return { message, emp_ofertas_id: offerId, estado: state, ...toNotice(review) }
  }),

  updateOffer: calls.updateOffer.handler(async ({ input, context }) => {
    const own = { id: input.id, version: input.version, companyId: requireCompany(context) }
    const review = await changeOffer(context, own, fromOfferBody(input))
    return { message: messages.offerUpdated, ...toNotice(review) }
  }),

  listCompanyOffers: calls.listCompanyOffers.handler(async ({ input, context }) => {
    const { db, files, clock } = context
    const { page, ...asked } = fromOwnQuery(input)
    const today = dayInMadrid(clock.now())
    const filters = { ...asked, companyId: requireCompany(context), today }
    const list = (window: Window) => listOwnOffers(db, filters, window)
    const { rows, total } = await findPage(windowOf({ page, ...asked }), list)
    return { headers: { 'x-total-count': String(total) }, body: rows.map((row) => toOwnOffer(row, { files, today })) }
  }),

  getFigures: calls.getFigures.handler(async ({ input, context }) => {
    const days = await findFigures(context, { id: input.id, companyId: requireCompany(context) })
    return { dias: days.map(toDayFigures) }
  }),

  renewOffer: calls.renewOffer.handler(async ({ input, context }) => {
    const { expiresOn, review } = await renewOffer(context, { id: input.id, companyId: requireCompany(context) })
    return { message: messages.offerRenewed(expiresOn), caduca_el: expiresOn, ...toNotice(review) }
  }),

  renewOfferByLink: calls.renewOfferByLink.handler(async ({ input, context }) => {
    const { name, expiresOn, review } = await renewByLink(context, input.token)
    return { message: messages.offerRenewed(expiresOn), nombre: name, caduca_el: expiresOn, ...toNotice(review) }
  }),

  duplicateOffer: calls.duplicateOffer.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    await spendTry(context.limits.offers, companyId, 'offers_per_day')
    const copyId = await duplicateOffer(context, { id: input.id, companyId })
    return { message: messages.offerDuplicated, emp_ofertas_id: copyId }
  }),

  closeOffer: calls.closeOffer.handler(async ({ input, context }) => {
    const { id, cubierta_aqui: isHere, texto: letter } = input
    const { accountId } = requireCaller(context)
    await closeOffer(context, { id, companyId: requireCompany(context), accountId, isHere, letter })
    return { message: messages.offerClosed }
  }),

  deleteOffer: calls.deleteOffer.handler(async ({ input, context }) => {
    const { accountId } = requireCaller(context)
    await deleteOffer(context, { id: input.id, companyId: requireCompany(context), accountId, letter: input.texto })
    return { message: messages.offerDeleted }
  }),

  getPoster: calls.getPoster.handler(({ input, context }) =>
    makePoster(context, { companyId: requireCompany(context), offerId: input.id }),
  ),

  getPosterOfAll: calls.getPosterOfAll.handler(({ context }) =>
    makePoster(context, { companyId: requireCompany(context) }),
  ),
}
