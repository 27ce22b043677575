import * as z from 'zod'
import { says } from '../call.ts'
import { Edition } from '../company-lists.ts'
import { FILE_BODY_MAX_BYTES, LENGTH_MAX, OPTIONS_MAX, QUESTION_KINDS, QUESTIONS_MAX } from '../constants.ts'
import { City, DataUrl, Id, Message, PathId, freeText, textLine } from '../shapes.ts'
import { OfferChanges, offerExample, readFields } from './fields.ts'
import { eachLine } from './lines.ts'

/** A question that may lack its text or its options. */
const DraftQuestion = z.object({
  tipo: z.enum(QUESTION_KINDS),
  texto: textLine(LENGTH_MAX.question),
  opciones: z.array(textLine(LENGTH_MAX.option)).max(OPTIONS_MAX).default([]),
  unidad: textLine(LENGTH_MAX.unit).nullable().default(null),
  obligatoria: z.boolean().default(true),
})

/**
 * The fields of an unfinished offer: any may be missing, and texts may be empty. The limits are those of an offer. An unknown field is
 * refused, so that none is lost in silence.
 */
export const DraftBody = z.strictObject({
  ...OfferChanges.shape,
  nombre: textLine(LENGTH_MAX.title).optional(),
  descripcion: freeText(LENGTH_MAX.description).optional(),
  preguntas: z.array(DraftQuestion).max(QUESTIONS_MAX).optional(),
})

/** The same as it is read, without what only a sender needs: rounding, cleaning, and the rule of a day. */
const StoredBody = z.object({
  ...DraftBody.shape,
  salario_anual: z.number().optional(),
  salario_max: z.number().nullable().optional(),
  ...eachLine((name) => readFields[name].optional()),
  caduca_el: z.string().optional(),
})

/** An unpublished offer. Only its company reads it. Lists and limits of offers leave it out. */
export const OfferDraft = z.object({
  borradores_id: Id,
  /** Null: without a project of its own, as a new offer may be. */
  emp_proyectos_id: Id.nullable(),
  oferta: StoredBody,
  /** The names of `oferta.mas_ciudades`. */
  ciudades: z.array(City.pick({ mst_ciudades_id: true, nombre: true })),
  /** The day on which it becomes an offer; null: nobody has chosen one. */
  publicar_el: z.string().nullable(),
  /** Why it did not become an offer on its day: a code, and a sentence. Null after the next save. */
  fallo: z.object({ code: z.string(), error: z.string() }).nullable(),
  guardado_el: z.string(),
  version: Edition,
})

/** Drafts of offers. A draft is published by `create-offer-in-project` with its `borradores_id`, or by the server on its day. */
export const offerDrafts = {
  /** With `publicar_el`, the rules of that day judge the offer now. An offer that they refuse is not saved. */
  saveDraft: says(
    'Guarda un borrador entero: lo que no se envía queda vacío. Con publicar_el, de mañana a 60 días, la oferta tiene que estar completa y se publica sola ese día. Con version, solo si nadie lo ha cambiado desde que se leyó.',
  )
    .call('POST /api/companies/save-draft', { access: 'company', errors: [404, 409] })
    .input(
      z
        .object({
          borradores_id: Id.optional(),
          version: Edition.optional(),
          emp_proyectos_id: Id.nullable().default(null),
          publicar_el: z.iso.date().nullable().default(null),
          oferta: DraftBody,
        })
        .meta({ examples: [{ publicar_el: null, oferta: offerExample }] }),
    )
    .output(Message.extend({ borradores_id: Id, version: Edition })),
  importOffers: says(
    'Importa como borradores las ofertas de un CSV: todas o, si una fila tiene errores, ninguna. Con escribir false solo lo comprueba. Una oferta igual a otro borrador cuenta como repetida.',
  )
    .call('POST /api/companies/import-offers', {
      access: 'company',
      bodyMaxBytes: FILE_BODY_MAX_BYTES,
      errors: [404, 409, 429],
    })
    .input(z.object({ file: DataUrl, escribir: z.boolean(), emp_proyectos_id: Id.nullable().default(null) }))
    .output(
      Message.extend({
        nuevas: z.int(),
        repetidas: z.int(),
        errores: z.array(z.object({ fila: z.int(), motivos: z.array(z.string()) })),
      }),
    ),
  /** The last saved first. */
  listDrafts: says(
    'Los borradores de la empresa, con el día en que se publican o por qué no se pudo. Nadie más los ve.',
  )
    .call('GET /api/companies/offer-drafts', { access: 'company' })
    .output(z.array(OfferDraft)),
  deleteDraft: says('Elimina un borrador.')
    .call('DELETE /api/companies/delete-draft/{id}', { access: 'company' })
    .input(PathId)
    .output(Message),
}
