import * as z from 'zod'
import { says } from '../call.ts'
import { ClosingText } from '../applications/closing.ts'
import { countedList, Edition, ListQuery, queryId } from '../company-lists.ts'
import { LENGTH_MAX, RESET_TOKEN_MAX } from '../constants.ts'
import { Estado, Id, Message, PathId, textLine } from '../shapes.ts'
import { NewOffer, OfferChanges, offerExample } from './fields.ts'
import { ListedOffer, Offer, OfferDetails, OfferFigures, OwnOffer, Revision } from './read.ts'
import { FilterQuery, SearchQuery, SearchCorrection, CorrectionQuery, WayOut } from './search-query.ts'

/** The state of the review, also as a sentence. Null: there is nothing to say. */
const ReviewNotice = { estado_revision: Revision.shape.estado, aviso: z.string().nullable() }

/** The draft that the offer is made of. It is deleted with the creation, once: 404 if it is gone, 409 if `version` is not its own. */
const PublishedDraft = { borradores_id: Id.optional(), version: Edition.optional() }

/** `oferta` asks for that offer alone. */
export const OwnOffersQuery = ListQuery.extend({ proyecto: queryId, oferta: queryId })

const Poster = z.file().mime('application/pdf')

/** They publish what everybody may see. */
const publishing = { access: 'company', needsConfirmedEmail: true, changesPublic: true } as const

export const offers = {
  listActiveOffers: says(
    'Ofertas activas, las nuevas primero. Sin parámetros, hasta 1000; con alguno, una página de 6. salario es el mínimo al año; publicada, hace cuántos días como mucho: 1, 3, 7 o 30; distancia, a cuántos km de ciudad como mucho: 5, 10, 25, 50 o 100, si es un solo municipio; distancia_km dice a cuántos está. orden es fecha, salario o distancia. despues es la última oferta de la página anterior: la página empieza tras ella. X-Total-Count dice cuántas hay; con parámetros, 1001 si son más de mil.',
  )
    .call('GET /api/companies/all-active-offers', { access: 'public', cacheSeconds: 0 })
    .route({ outputStructure: 'detailed' })
    .input(SearchQuery)
    .output(countedList(ListedOffer)),
  listFeatured: says('Hasta 4 ofertas activas para la portada: las nuevas, primero las de empresas verificadas.')
    .call('GET /api/companies/featured-offers', { access: 'public', cacheSeconds: 0 })
    .output(z.array(Offer)),
  /** Places with active offers: by `nombre`, cities in the province of `cerca_de`, or those with most offers. With their number of offers. */
  listOfferCities: says(
    'Hasta 8 lugares con ofertas activas, con cuántas tiene cada uno: ciudades, provincias, comunidades e islas cuyo nombre contiene nombre, la provincia de un código postal o, con cerca_de, las ciudades de la provincia de esa ciudad. Solo una ciudad con ofertas propias tiene mst_ciudades_id. De una provincia, comunidad o isla, numero_ofertas es 1001 si son más de mil.',
  )
    .call('GET /api/companies/offer-cities', { access: 'public', cacheSeconds: 60 })
    .input(z.object({ nombre: textLine(LENGTH_MAX.name).optional(), cerca_de: textLine(LENGTH_MAX.name).optional() }))
    .output(z.array(z.object({ mst_ciudades_id: Id.nullable(), nombre: z.string(), numero_ofertas: z.int() }))),
  correctSearch: says(
    'Lo que puede querer decir una búsqueda con nombre o ciudad. sugerencia: las palabras más parecidas que sí encuentran ofertas, si alguna palabra de nombre no está en ninguna; conserva_filtros es false si solo las encuentran sin los demás filtros. ciudad: el lugar más parecido, si no existe el pedido. se_conoce es false si alguna palabra o el lugar no existe. filtros: la misma búsqueda con filtros en lugar de las palabras que los nombran, como teletrabajo o Sevilla, si no encuentra menos.',
  )
    .call('GET /api/companies/search-suggestion', { access: 'public', cacheSeconds: 0 })
    .input(CorrectionQuery)
    .output(SearchCorrection),
  listWaysOut: says(
    'Para una búsqueda que no encuentra nada, otras que sí: más lejos de su ciudad; sin uno de sus filtros (sin), primero las que más encuentran; después, en la provincia de la ciudad y en la ciudad de allí con más ofertas; y si ninguna encuentra, cada filtro solo (sola). numero_ofertas es 1001 si son más de mil.',
  )
    .call('GET /api/companies/search-ways-out', { access: 'public', cacheSeconds: 0 })
    .input(FilterQuery)
    .output(z.array(WayOut)),
  /** `estado` is also 0 where the project is inactive, and after the last day. */
  getOffer: says(
    'Una oferta. Si ya no está activa, o su último día ha pasado, responde con estado 0. Si nunca fue pública, responde 404 salvo a su empresa y a los operadores.',
  )
    .call('GET /api/companies/offer-information/{id}', { access: 'public', cacheSeconds: 0 })
    .input(PathId)
    .output(OfferDetails),
  /** Without a project it belongs to the newest active one of the company, or to a first one that is created with it. */
  createOffer: says(
    'Crea una oferta en un proyecto activo. Por encima del límite del plan gratuito se guarda con estado 0. Devuelve el estado guardado. caduca_el es el último día en que se publica, hasta 60 días después de hoy. Con borradores_id, el borrador desaparece con la creación; si ya no existe, responde 404 y no crea nada.',
  )
    .call('POST /api/companies/create-offer-in-project', { ...publishing, errors: [404, 429] })
    .input(
      NewOffer.extend({
        emp_proyectos_id: Id.optional(),
        fecha_creacion: z.string().optional(),
        ...PublishedDraft,
      }).meta({ examples: [{ ...offerExample, emp_proyectos_id: 1 }] }),
    )
    .output(Message.extend({ emp_ofertas_id: Id, estado: Estado, ...ReviewNotice })),
  updateOffer: says(
    'Cambia una oferta. Lo que no se envía queda como está; los requisitos enviados sustituyen a los anteriores. Con version, solo si nadie la ha cambiado desde que se leyó.',
  )
    .call('PUT /api/companies/update-offer/{id}', publishing)
    .input(OfferChanges.extend({ ...PathId.shape, version: Edition.optional() }).meta({ examples: [offerExample] }))
    .output(Message.extend(ReviewNotice)),
  listCompanyOffers: says(
    'Las ofertas de la empresa, las nuevas primero. Sin parámetros, todas; con alguno, una página de 12. estado: 1 las que se ven, 0 las demás. limite_gratis dice si el límite del plan gratuito dejó la oferta inactiva y la empresa no ha elegido estado desde entonces.',
  )
    .call('GET /api/companies/all-company-offers', { access: 'company' })
    .route({ outputStructure: 'detailed' })
    .input(OwnOffersQuery)
    .output(countedList(OwnOffer)),
  getFigures: says(
    'Visitas de una oferta, veces que está guardada y candidaturas de cada día: los últimos 30, o desde que se publicó. Las visitas se suman cada minuto, sin robots ni los datos de nadie.',
  )
    .call('GET /api/companies/offer-figures/{id}', { access: 'company', readsApplicants: true })
    .input(PathId)
    .output(OfferFigures),
  renewOffer: says('Publica una oferta otra vez, desde hoy y por el plazo habitual. Devuelve su último día.')
    .call('POST /api/companies/renew-offer/{id}', publishing)
    .input(PathId)
    .output(Message.extend({ caduca_el: z.string(), ...ReviewNotice })),
  renewOfferByLink: says(
    'Renueva una oferta con el token del enlace del aviso de caducidad, sin sesión. El enlace vale una vez.',
  )
    .call('POST /api/companies/renew-offer-by-link', { access: 'public', errors: [409, 429], changesPublic: true })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message.extend({ nombre: z.string(), caduca_el: z.string(), ...ReviewNotice })),
  duplicateOffer: says('Crea una copia no activa de una oferta, con sus requisitos. Devuelve su número.')
    .call('POST /api/companies/duplicate-offer/{id}', { ...publishing, errors: [429] })
    .input(PathId)
    .output(Message.extend({ emp_ofertas_id: Id })),
  closeOffer: says(
    'El puesto está cubierto: la oferta deja de estar activa. cubierta_aqui dice si con una persona de este sitio; null si no se sabe. Cierra lo que espera respuesta; texto es una frase para esas personas.',
  )
    .call('POST /api/companies/close-offer/{id}', { access: 'company', changesPublic: true })
    .input(PathId.extend({ cubierta_aqui: z.boolean().nullable().default(null), ...ClosingText.shape }))
    .output(Message),
  deleteOffer: says('Elimina una oferta y cierra sus candidaturas. texto: una frase para quien espera respuesta.')
    .call('DELETE /api/companies/delete-offer/{id}', { access: 'company', changesPublic: true })
    .input(PathId.extend(ClosingText.shape))
    .output(Message),
  getPoster: says('Cartel en PDF para imprimir, de una oferta propia que se ve, con un código QR que lleva a ella.')
    .call('GET /api/companies/poster/{id}', { access: 'company' })
    .input(PathId)
    .output(Poster),
  getPosterOfAll: says('Cartel en PDF con las ofertas de la empresa que se ven, las nuevas primero: las que caben.')
    .call('GET /api/companies/poster', { access: 'company', errors: [404] })
    .output(Poster),
}
