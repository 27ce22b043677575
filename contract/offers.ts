import * as z from 'zod'
import { call } from './call.ts'
import { ClosingText } from './applications/closing.ts'
import {
  ACTIVE,
  CONTRACT_TYPES,
  DEFAULT_COMMUNITY_ID,
  DEFAULT_MODALITY_ID,
  DEFAULT_PROVINCE_ID,
  DEFAULT_WORKDAY_ID,
  EXPERIENCE_LEVELS,
  LENGTH_MAX,
  REQUIREMENTS_MAX,
  RESET_TOKEN_MAX,
  SALARY_MAX,
  VACANCIES_MAX,
} from './constants.ts'
import { countedList, Edition, ListQuery, queryId } from './company-lists.ts'
import { FilterQuery, SearchQuery, SearchSuggestion, SuggestionQuery, WayOut } from './offer/search-query.ts'
import { newTerms, OfferTerms, ReadTerms, termsExample } from './offer-terms.ts'
import { Sector } from './master.ts'
import { AskedQuestion, NewQuestions } from './applications/screening.ts'
import { REVIEW_REASONS } from './values/review-reasons.ts'
import { DoneCheck } from './verification.ts'
import { City, Estado, Id, Message, PathId, requiredLine, requiredText, textLine } from './shapes.ts'

const OfferFields = z.object({
  nombre: requiredLine(LENGTH_MAX.title),
  descripcion: requiredText(LENGTH_MAX.description),
  /** Whole euros a year; 0 means that the company gives no salary. */
  salario_anual: z.number().min(0).max(SALARY_MAX).transform(Math.trunc),
  /** The other end of a range; null where `salario_anual` is all that is stated. */
  salario_max: z.number().min(1).max(SALARY_MAX).transform(Math.trunc).nullable(),
  ...OfferTerms.shape,
  tipo_contrato: z.enum(CONTRACT_TYPES).nullable(),
  experiencia: z.enum(EXPERIENCE_LEVELS).nullable(),
  vacantes: z.int().min(1).max(VACANCIES_MAX),
  mst_puestos_id: Id,
  mst_modalidad_id: Id,
  mst_jornada_id: Id,
  mst_emp_sector_id: Id,
  mst_comunidades_id: Id,
  mst_provincias_id: Id,
  mst_ciudades_id: Id,
  estado: Estado,
  /** The last day on which candidates find the offer: today or up to 60 days later. Without it: 30 days, or what OFFER_DAYS says. */
  caduca_el: z.iso.date().optional(),
  /** Empty texts are removed. */
  requirements_list: z.array(textLine(LENGTH_MAX.requirement)).max(REQUIREMENTS_MAX),
  /** Asked before somebody applies. */
  preguntas: NewQuestions,
})

/** The example of the API's description, and of tests. No value is a default, so a test notices where one is lost. */
export const offerExample: z.output<typeof OfferFields> = {
  nombre: 'Dependiente de tienda',
  descripcion: 'Atención al público y caja.',
  salario_anual: 24_000,
  salario_max: 28_000,
  ...termsExample,
  tipo_contrato: 'temporal',
  experiencia: 'junior',
  vacantes: 3,
  mst_puestos_id: 50,
  mst_modalidad_id: 3,
  mst_jornada_id: 2,
  mst_emp_sector_id: 7,
  mst_comunidades_id: 9,
  mst_provincias_id: 17,
  mst_ciudades_id: 17_079,
  estado: 0,
  requirements_list: ['Inglés', 'Carné B'],
  preguntas: [
    { tipo: 'numero', texto: '¿Cuánta experiencia tienes?', opciones: [], unidad: 'años', obligatoria: false },
    { tipo: 'opcion', texto: '¿Qué turno prefieres?', opciones: ['Mañana', 'Tarde'], unidad: null, obligatoria: true },
  ],
}

export const NewOffer = OfferFields.extend({
  salario_max: OfferFields.shape.salario_max.default(null),
  ...newTerms,
  tipo_contrato: OfferFields.shape.tipo_contrato.default(null),
  experiencia: OfferFields.shape.experiencia.default(null),
  vacantes: OfferFields.shape.vacantes.default(1),
  mst_modalidad_id: Id.default(DEFAULT_MODALITY_ID),
  mst_jornada_id: Id.default(DEFAULT_WORKDAY_ID),
  mst_comunidades_id: Id.default(DEFAULT_COMMUNITY_ID),
  mst_provincias_id: Id.default(DEFAULT_PROVINCE_ID),
  estado: Estado.default(ACTIVE),
  requirements_list: OfferFields.shape.requirements_list.default([]),
  preguntas: NewQuestions.default([]),
})

/** Omitted fields keep their values. */
export const OfferChanges = OfferFields.partial()

export const Offer = z.object({
  emp_ofertas_id: Id,
  nombre: z.string(),
  descripcion: z.string(),
  salario_anual: z.int(),
  /** The same as `salario_anual`; null where no salary is stated. */
  salario_min: z.int().nullable(),
  salario_max: z.int().nullable(),
  ...ReadTerms.shape,
  tipo_contrato: z.enum(CONTRACT_TYPES).nullable(),
  experiencia: z.enum(EXPERIENCE_LEVELS).nullable(),
  vacantes: z.int(),
  mst_puestos_id: z.object({ mst_puestos_id: Id, nombre: z.string() }),
  mst_modalidad_id: Id,
  mst_jornada_id: Id,
  mst_emp_sector_id: Sector,
  mst_ciudades_id: City,
  emp_proyectos_id: z.object({
    emp_proyectos_id: Id,
    nombre: z.string(),
    emp_empresas_id: z.object({
      nombre: z.string(),
      logo_link: z.string().nullable(),
      /** The day on which an operator verified the company; null where nobody has. */
      verificada_el: z.string().nullable(),
    }),
  }),
  /** How its company answers applications: after how many days, and how many of 100. Null: too few have ended to say. */
  responde_en_dias: z.int().nullable(),
  responde_por_ciento: z.int().nullable(),
  fecha_creacion: z.string(),
  /** The last day on which candidates find it. */
  caduca_el: z.string(),
  estado: Estado,
  requirements_list: z.array(z.object({ descripcion: z.string() })),
})

/**
 * An operator's review of an offer. `en_cola`: public and in the queue. `retenida`: hidden until an operator has
 * looked. `revisar_antes` is a deadline, or null without a queue. `motivo` and `explicacion` belong to a rejection.
 */
export const Revision = z.object({
  estado: z.enum(['en_cola', 'retenida', 'aprobada', 'rechazada']),
  revisar_antes: z.string().nullable(),
  motivo: z.enum(REVIEW_REASONS).nullable(),
  explicacion: z.string().nullable(),
  /** Why the rules hold it, and what to do. Only its company reads it. */
  aviso: z.string().optional(),
})

/** The state of the review, also as a sentence. Null: there is nothing to say. */
const ReviewNotice = { estado_revision: Revision.shape.estado, aviso: z.string().nullable() }

/** An offer on its own page, with what it asks and what was checked of its company. */
export const OfferDetails = Offer.extend({
  preguntas: z.array(AskedQuestion),
  emp_proyectos_id: Offer.shape.emp_proyectos_id.extend({
    emp_empresas_id: Offer.shape.emp_proyectos_id.shape.emp_empresas_id.extend({ comprobaciones: z.array(DoneCheck) }),
  }),
})

/** An offer as its company sees it: with its own `estado`, whatever that of the project, and after its last day. */
export const OwnOffer = Offer.extend({
  emp_proyectos_id: Offer.shape.emp_proyectos_id.extend({ estado: Estado }),
  version: Edition,
  preguntas: z.array(AskedQuestion),
  numero_candidaturas: z.int(),
  /** Applications that are still open: so many people are told when it ends. */
  en_espera: z.int(),
  /** Whether its last day is over. `estado` remains the company's own. */
  caducada: z.boolean(),
  /** Nobody finds it, because its company has not read an application for a long time. */
  descansa: z.boolean(),
  /** Visitors can open its page, active or not. False while an operator keeps it back. */
  con_pagina: z.boolean(),
  /** The day on which the company reported the job as filled; null if it is open. */
  cubierta_el: z.string().nullable(),
  /** True where the limit of the free plan made the offer inactive and the company has not chosen a state since. */
  limite_gratis: z.boolean(),
  revision: Revision,
})

/** The draft that the offer is made of. It is deleted with the creation, once: 404 if it is gone, 409 if `version` is not its own. */
const PublishedDraft = { borradores_id: Id.optional(), version: Edition.optional() }

/** `oferta` asks for that offer alone. */
export const OwnOffersQuery = ListQuery.extend({ proyecto: queryId, oferta: queryId })

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
  createOffer: call('POST /api/companies/create-offer-in-project', { access: 'company', needsConfirmedEmail: true })
    .input(
      NewOffer.extend({
        emp_proyectos_id: Id.optional(),
        fecha_creacion: z.string().optional(),
        ...PublishedDraft,
      }).meta({ examples: [{ ...offerExample, emp_proyectos_id: 1 }] }),
    )
    .output(Message.extend({ emp_ofertas_id: Id, estado: Estado, ...ReviewNotice })),
  /** Refused where `version` differs from that of the offer. Without `version` it always overwrites. */
  updateOffer: call('PUT /api/companies/update-offer/{id}', { access: 'company', needsConfirmedEmail: true })
    .input(OfferChanges.extend({ ...PathId.shape, version: Edition.optional() }).meta({ examples: [offerExample] }))
    .output(Message.extend(ReviewNotice)),
  listCompanyOffers: call('GET /api/companies/all-company-offers', { access: 'company' })
    .route({ outputStructure: 'detailed' })
    .input(OwnOffersQuery)
    .output(countedList(OwnOffer)),
  /** Makes an offer active and find until the usual number of days from today. */
  renewOffer: call('POST /api/companies/renew-offer/{id}', { access: 'company', needsConfirmedEmail: true })
    .input(PathId)
    .output(Message.extend({ caduca_el: z.string(), ...ReviewNotice })),
  /** By the token of the link in the letter about the end of an offer. It renews that offer alone, once. */
  renewOfferByLink: call('POST /api/companies/renew-offer-by-link', { access: 'public' })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message.extend({ nombre: z.string(), caduca_el: z.string(), ...ReviewNotice })),
  /** The copy is inactive. */
  duplicateOffer: call('POST /api/companies/duplicate-offer/{id}', { access: 'company', needsConfirmedEmail: true })
    .input(PathId)
    .output(Message.extend({ emp_ofertas_id: Id })),
  /** The job is filled: the offer becomes inactive, and who waits is told. `cubierta_aqui`: whether by a candidate of this board. */
  closeOffer: call('POST /api/companies/close-offer/{id}', { access: 'company' })
    .input(PathId.extend({ cubierta_aqui: z.boolean().nullable().default(null), ...ClosingText.shape }))
    .output(Message),
  deleteOffer: call('DELETE /api/companies/delete-offer/{id}', { access: 'company' })
    .input(PathId.extend(ClosingText.shape))
    .output(Message),
}
