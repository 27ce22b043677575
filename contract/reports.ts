import * as z from 'zod'
import { says } from './call.ts'
import { REPORT_REASONS, REPORT_TEXT_MAX, REVIEW_NOTE_MAX, REVIEW_NOTE_MIN, SECOND_LOOK_TEXT_MIN } from './constants.ts'
import { AddressId, addressNumber, Email, explanation, Id, Message, PathId, freeText } from './shapes.ts'
import { REVIEW_REASONS } from './values/review-reasons.ts'
import { hasLetters } from './values/text/visible-text.ts'

const optional = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal('').transform(() => null)]).nullish()

/** A report of an offer. `texto` is required for `otra`, which says nothing without it. */
export const NewReport = z
  .object({
    emp_ofertas_id: Id,
    motivo: z.enum(REPORT_REASONS),
    texto: optional(freeText(REPORT_TEXT_MAX)),
    correo: optional(Email),
  })
  .refine(({ motivo, texto }) => motivo !== 'otra' || hasLetters(texto ?? ''), {
    path: ['texto'],
    error: 'required for otra',
  })

/** How often each reason was given. */
const Reasons = z.array(z.object({ motivo: z.enum(REPORT_REASONS), veces: z.int() }))

/** An offer with all its reports that wait for a decision. */
const ReportedOffer = z.object({
  caso_id: Id,
  /** Null: its company has deleted it. */
  emp_ofertas_id: Id.nullable(),
  nombre: z.string(),
  empresa: z.string(),
  en_cola_desde: z.string(),
  denuncias: z.int(),
  motivos: Reasons,
  segunda_revision: z.boolean(),
})

const Report = z.object({
  denuncia_id: Id,
  motivo: z.enum(REPORT_REASONS),
  texto: z.string().nullable(),
  fecha: z.string(),
  /** Whether its author is told the decision. */
  con_correo: z.boolean(),
})

/** A decision about an offer: hidden for a reason, or not. */
const Decided = z.object({
  decision: z.enum(['retirada', 'no_procede', 'borrada']),
  motivo: z.enum(REVIEW_REASONS).nullable(),
  explicacion: z.string().nullable(),
  fecha: z.string(),
})

/** Whether candidates find the offer. `retirada`: this case hides it; `oculta`: something else, such as another rejection or its company. */
const Situation = z.enum(['publicada', 'retirada', 'en_revision', 'oculta'])

/** The readers are the company and the authors of the reports. */
const Note = explanation({ min: REVIEW_NOTE_MIN, max: REVIEW_NOTE_MAX })

export const reports = {
  /** `recibo` is the number to ask with. */
  reportOffer: says(
    'Denuncia una oferta que se ha podido leer, sin cuenta. texto es obligatorio con el motivo otra. Con correo se envía la decisión, y el recibo si recibo_enviado lo dice.',
  )
    .call('POST /api/reports/report-offer', { access: 'public', errors: [404, 429] })
    .input(NewReport)
    .output(Message.extend({ recibo: z.string(), recibo_enviado: z.boolean() })),

  reportMessage: says(
    'Denuncia un mensaje recibido sobre una candidatura propia. Nuestro equipo lee ese mensaje y ningún otro.',
  )
    .call('POST /api/reports/report-message/{id}', { access: 'session', errors: [404, 429] })
    .input(PathId)
    .output(Message),

  /** A page of the waiting cases, oldest first. `siguiente` gives `desde` and `desde_id` of the next page. `vencida`: it waits for more than a working day. */
  listCases: says('Las ofertas denunciadas que esperan una decisión, las más antiguas primero, por páginas de 25.')
    .call('GET /api/operator/report-cases', { access: 'operator' })
    .input(z.object({ desde: z.iso.datetime().optional(), desde_id: AddressId.optional() }))
    .output(
      z.object({
        casos: z.array(ReportedOffer.extend({ vencida: z.boolean() })),
        siguiente: z.object({ desde: z.string(), desde_id: Id }).nullable(),
      }),
    ),
  /** One case with its newest reports. `decidido` is the last decision, also where the company asked to look again. */
  getCase: says('Una oferta denunciada con sus últimas denuncias y lo que se decidió antes.')
    .call('GET /api/operator/report-case/{id}', { access: 'operator' })
    .input(PathId)
    .output(
      ReportedOffer.extend({
        en_cola_desde: z.string().nullable(),
        cuenta_id: Id,
        descripcion: z.string().nullable(),
        situacion: Situation,
        /** Null: its company has deleted it. */
        version: z.int().nullable(),
        lista: z.array(Report),
        decidido: Decided.nullable(),
        texto_empresa: z.string().nullable(),
      }),
    ),
  decideCase: says(
    'Retira una oferta denunciada o no. version es la de la oferta que se ha leído: si la empresa la ha cambiado, se rechaza. La empresa y quienes la denunciaron reciben la explicación. Las denuncias posteriores a ultima_denuncia siguen esperando si no se retira.',
  )
    .call('POST /api/operator/decide-report-case/{id}', { access: 'operator', errors: [409], changesPublic: true })
    .input(
      PathId.extend({
        decision: z.enum(['retirar', 'no_procede']),
        motivo: optional(z.enum(REVIEW_REASONS)),
        explicacion: Note,
        ultima_denuncia: addressNumber(Id),
        version: addressNumber(z.int().min(1)),
      }).refine(({ decision, motivo }) => decision !== 'retirar' || motivo, { path: ['motivo'], error: 'required' }),
    )
    .output(Message),

  listWithdrawn: says('Las ofertas propias retiradas por denuncias, y si se puede pedir otra revisión.')
    .call('GET /api/companies/withdrawn-offers', { access: 'company' })
    .output(
      z.array(
        z.object({
          emp_ofertas_id: Id,
          motivo: z.enum(REVIEW_REASONS),
          explicacion: z.string(),
          fecha: z.string(),
          segunda_revision: z.enum(['posible', 'pedida', 'hecha']),
        }),
      ),
    ),
  askSecondLook: says('Pide otra revisión de una oferta propia retirada por denuncias. Una vez.')
    .call('POST /api/companies/ask-second-look/{id}', { access: 'company', errors: [409] })
    .input(PathId.extend({ texto: explanation({ min: SECOND_LOOK_TEXT_MIN, max: REPORT_TEXT_MAX }) }))
    .output(Message),
}
