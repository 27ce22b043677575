import * as z from 'zod'
import { call } from '../call.ts'
import { ClosingText } from '../applications/closing.ts'
import { countedList, Edition, ListQuery, queryId } from '../company-lists.ts'
import { LENGTH_MAX, RESET_TOKEN_MAX } from '../constants.ts'
import { Estado, Id, Message, PathId, textLine } from '../shapes.ts'
import { NewOffer, OfferChanges, offerExample } from './fields.ts'
import { Offer, OfferDetails, OwnOffer, Revision } from './read.ts'
import { FilterQuery, SearchQuery, SearchSuggestion, SuggestionQuery, WayOut } from './search-query.ts'

/** The state of the review, also as a sentence. Null: there is nothing to say. */
const ReviewNotice = { estado_revision: Revision.shape.estado, aviso: z.string().nullable() }

/** The draft that the offer is made of. It is deleted with the creation, once: 404 if it is gone, 409 if `version` is not its own. */
const PublishedDraft = { borradores_id: Id.optional(), version: Edition.optional() }

/** `oferta` asks for that offer alone. */
export const OwnOffersQuery = ListQuery.extend({ proyecto: queryId, oferta: queryId })

/** They publish what everybody may see. */
const publishing = { access: 'company', needsConfirmedEmail: true, changesPublic: true } as const

export const offers = {
  /** `X-Total-Count`: how many match, in all pages. A search counts up to 1000; 1001 means more, and its pages end there. */
  listActiveOffers: call('GET /api/companies/all-active-offers', { access: 'public', cacheSeconds: 0 })
    .route({ outputStructure: 'detailed' })
    .input(SearchQuery)
    .output(countedList(Offer)),
  /** Offers for the landing page: the newest, those of verified companies first. */
  listFeatured: call('GET /api/companies/featured-offers', { access: 'public', cacheSeconds: 0 }).output(
    z.array(Offer),
  ),
  /** Cities with active offers: by `nombre`, in the province of `cerca_de`, or those with most offers. With their number of offers. */
  listOfferCities: call('GET /api/companies/offer-cities', { access: 'public', cacheSeconds: 60 })
    .input(z.object({ nombre: textLine(LENGTH_MAX.name).optional(), cerca_de: textLine(LENGTH_MAX.name).optional() }))
    .output(z.array(z.object({ mst_ciudades_id: Id, nombre: z.string(), numero_ofertas: z.int() }))),
  /** The nearest `nombre` that finds offers, where a word of `nombre` is in no offer. */
  suggestSearch: call('GET /api/companies/search-suggestion', { access: 'public', cacheSeconds: 0 })
    .input(SuggestionQuery)
    .output(SearchSuggestion),
  listWaysOut: call('GET /api/companies/search-ways-out', { access: 'public', cacheSeconds: 0 })
    .input(FilterQuery)
    .output(z.array(WayOut)),
  /** `estado` is also 0 where the project is inactive, and after the last day. */
  getOffer: call('GET /api/companies/offer-information/{id}', { access: 'public', cacheSeconds: 0 })
    .input(PathId)
    .output(OfferDetails),
  /**
   * `estado` is the saved state: 0 beyond the limit of the free plan. Without a project it belongs to the newest active one of the company,
   * or to a first one that is created with it.
   */
  createOffer: call('POST /api/companies/create-offer-in-project', publishing)
    .input(
      NewOffer.extend({
        emp_proyectos_id: Id.optional(),
        fecha_creacion: z.string().optional(),
        ...PublishedDraft,
      }).meta({ examples: [{ ...offerExample, emp_proyectos_id: 1 }] }),
    )
    .output(Message.extend({ emp_ofertas_id: Id, estado: Estado, ...ReviewNotice })),
  /** Refused where `version` differs from that of the offer. Without `version` it always overwrites. */
  updateOffer: call('PUT /api/companies/update-offer/{id}', publishing)
    .input(OfferChanges.extend({ ...PathId.shape, version: Edition.optional() }).meta({ examples: [offerExample] }))
    .output(Message.extend(ReviewNotice)),
  listCompanyOffers: call('GET /api/companies/all-company-offers', { access: 'company' })
    .route({ outputStructure: 'detailed' })
    .input(OwnOffersQuery)
    .output(countedList(OwnOffer)),
  /** Makes an offer active and find until the usual number of days from today. */
  renewOffer: call('POST /api/companies/renew-offer/{id}', publishing)
    .input(PathId)
    .output(Message.extend({ caduca_el: z.string(), ...ReviewNotice })),
  /** By the token of the link in the letter about the end of an offer. It renews that offer alone, once. */
  renewOfferByLink: call('POST /api/companies/renew-offer-by-link', { access: 'public', changesPublic: true })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message.extend({ nombre: z.string(), caduca_el: z.string(), ...ReviewNotice })),
  /** The copy is inactive. */
  duplicateOffer: call('POST /api/companies/duplicate-offer/{id}', publishing)
    .input(PathId)
    .output(Message.extend({ emp_ofertas_id: Id })),
  /** The job is filled: the offer becomes inactive, and who waits is told. `cubierta_aqui`: whether by a candidate of this board. */
  closeOffer: call('POST /api/companies/close-offer/{id}', { access: 'company', changesPublic: true })
    .input(PathId.extend({ cubierta_aqui: z.boolean().nullable().default(null), ...ClosingText.shape }))
    .output(Message),
  deleteOffer: call('DELETE /api/companies/delete-offer/{id}', { access: 'company', changesPublic: true })
    .input(PathId.extend(ClosingText.shape))
    .output(Message),
}
