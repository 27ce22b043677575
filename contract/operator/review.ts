import * as z from 'zod'
import { says } from '../call.ts'
import { inQuery } from '../company-lists.ts'
import { LENGTH_MAX, REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '../constants.ts'
import { Offer, ReviewedText, Revision } from '../offer/read.ts'
import { explanation, Id, PathId, textLine } from '../shapes.ts'
import { judgedTexts } from '../values/offer-rules/judged-texts.ts'
import { REVIEW_REASONS } from '../values/review-reasons.ts'

/** The place of an offer in the queue, as `siguiente` names it: priority, moment in milliseconds, id. */
const QueuePlace = z
  .string()
  .regex(/^[12]\.\d{1,15}\.\d{1,10}$/)
  .optional()

const Empresa = z.object({ emp_empresas_id: Id, nombre: z.string() })

/** A finding of the rules: the words of the offer, and whether it still says them. */
const Aviso = z.object({
  regla: z.string(),
  campo: z.enum({ ...judgedTexts, salario_anual: 'salario_anual' }),
  texto: z.string(),
  sigue: z.boolean(),
})

/**
 * An offer of the queue, or one that was searched. `avisos` counts what the rules find now, `encontrado` also has what put it into the queue.
 * `cambiada`: it says something else than when it was decided about. `revisar_antes` is null outside of the queue.
 */
const QueuedOffer = z.object({
  emp_ofertas_id: Id,
  nombre: z.string(),
  emp_empresas_id: Empresa,
  estado_revision: Revision.shape.estado,
  sospechosa: z.boolean(),
  cambiada: z.boolean(),
  avisos: z.int(),
  encontrado: z.array(Aviso),
  revisar_antes: z.string().nullable(),
  vencida: z.boolean(),
})

/** The version that an operator has read: a decision about another one is refused. */
const Seen = PathId.extend({ version: z.int().min(1), estado_revision: Revision.shape.estado })

/** For operators alone: the review of offers. */
export const review = {
  /** `siguiente` is the `despues_de` of the next page. With a search: any offer that matches all of it, the newest first. */
  listQueue: says(
    'Las ofertas que esperan una revisión: primero las que tienen señales de fraude, después por plazo. Con «buscar» (palabras del nombre, o el número), «empresa» o «estado», todas las que coinciden. Los números llegan hasta 1001, que significa más.',
  )
    .call('GET /api/operator/offers-to-review', { access: 'operator' })
    .input(
      z.object({
        buscar: textLine(LENGTH_MAX.title).optional(),
        empresa: textLine(LENGTH_MAX.title).optional(),
        estado: inQuery(Revision.shape.estado),
        despues_de: QueuePlace,
      }),
    )
    .output(
      z.object({
        ofertas: z.array(QueuedOffer),
        siguiente: z.string().nullable(),
        en_espera: z.int(),
        sospechosas: z.int(),
        vencidas: z.int(),
      }),
    ),
  /** `texto_anterior` is what it said when it was last decided about; null where nothing has changed since. `publicada`: candidates find it. */
  getOffer: says(
    'Una oferta con lo que hace falta para decidir: lo que encuentran las reglas, la empresa y lo que decía antes de cambiar.',
  )
    .call('GET /api/operator/offer-to-review/{id}', { access: 'operator' })
    .input(PathId)
    .output(
      z.object({
        emp_ofertas_id: Id,
        version: z.int(),
        publicada: z.boolean(),
        revision: Revision,
        sospechosa: z.boolean(),
        vencida: z.boolean(),
        decidida: z.string().nullable(),
        texto: ReviewedText,
        texto_anterior: ReviewedText.nullable(),
        avisos: z.array(Aviso),
        emp_empresas_id: Empresa.extend({
          cuenta_id: Id,
          verificacion: z.enum(['sin_pedir', 'pendiente', 'verificada', 'rechazada']),
          suspendida: z.boolean(),
          fecha_alta: z.string(),
          ofertas: z.int(),
          ofertas_rechazadas: z.int(),
        }),
        mst_puestos_id: z.object({ nombre: z.string() }),
        mst_modalidad_id: Id,
        mst_jornada_id: Id,
        tipo_contrato: Offer.shape.tipo_contrato,
        experiencia: Offer.shape.experiencia,
        vacantes: z.int(),
        fecha_creacion: z.string(),
        caduca_el: z.string(),
      }),
    ),
  approve: says(
    'Aprueba una oferta tal como se leyó: con otra versión u otra revisión se rechaza la llamada. Queda en el registro.',
  )
    .call('POST /api/operator/approve-offer/{id}', { access: 'operator', changesPublic: true })
    .input(Seen)
    .output(z.object({ revision: Revision })),
  reject: says(
    'Rechaza una oferta: deja de verse. El motivo es público; la explicación, para la empresa. Queda en el registro.',
  )
    .call('POST /api/operator/reject-offer/{id}', { access: 'operator', changesPublic: true })
    .input(
      Seen.extend({
        motivo: z.enum(REVIEW_REASONS),
        explicacion: explanation({ min: REVIEW_NOTE_MIN, max: REVIEW_NOTE_MAX }),
      }),
    )
    .output(z.object({ revision: Revision })),
  undo: says(
    'Deshace la última decisión propia sobre una oferta o sus denuncias, durante 10 segundos. Nadie recibe nada. Queda en el registro.',
  )
    .call('POST /api/operator/undo-decision/{id}', { access: 'operator', errors: [409], changesPublic: true })
    .input(PathId)
    .output(z.object({ revision: Revision })),
}
