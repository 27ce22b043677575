import * as z from 'zod'
import { says } from '../call.ts'
import { Edition, inQuery, queryId } from '../company-lists.ts'
import { EXPLANATION_MAX, LENGTH_MAX } from '../constants.ts'
import { Id, PathId, freeText, textLine } from '../shapes.ts'
import { OwnPage } from '../company/company-pages.ts'
import { CHECKS, REJECTION_REASONS, SUSPENSION_REASONS } from '../values/verification.ts'
import { StoredLegalData, VERIFICATION_STATES } from '../company/verification.ts'

/** Decisions of operators about a company. `readmitida` ends a suspension and restores the state before it. Those about its page change no state. */
// oxfmt-ignore
export const VERIFICATION_DECISIONS = [
  'verificada', 'rechazada', 'suspendida', 'readmitida', 'pagina_aprobada', 'pagina_retirada',
] as const

/** Steps of a verification. A company may also change its public name or its logo. */
export const STEPS = ['pedida', ...VERIFICATION_DECISIONS, 'renombrada', 'logo_nuevo'] as const

/** A company in the queue. `espera_desde`: since when it waits, or asked last. */
const QueuedCompany = z.object({
  emp_empresas_id: Id,
  nombre: z.string(),
  razon_social: z.string().nullable(),
  estado_verificacion: z.enum(VERIFICATION_STATES),
  espera_desde: z.string(),
})

/** A step of a verification. `operador` is null for steps of the company. */
const Step = z.object({
  paso_id: Id,
  paso: z.enum(STEPS),
  fecha: z.string(),
  operador: z.string().nullable(),
  motivo: z.string(),
})

const ManagedCompany = QueuedCompany.extend({
  cuenta_id: Id,
  correo_cuenta: z.string(),
  fecha_alta: z.string(),
  suscripcion: z.string(),
  ciudad: z.string().nullable(),
  datos: StoredLegalData.nullable(),
  /** The others that give the same NIF as theirs. One of them at most is verified. */
  mismo_nif: z.array(z.object({ emp_empresas_id: Id, nombre: z.string() })),
  correo: z.enum(['sin_correo', 'gratuito', 'pendiente', 'confirmado']),
  comprobaciones: z.array(
    z.object({ comprobacion: z.enum(CHECKS), fecha: z.string(), operador: z.string().nullable() }),
  ),
  /** How many offers there are, and how many of them candidates find. */
  ofertas: z.int(),
  ofertas_activas: z.int(),
  ultimas_ofertas: z.array(z.object({ emp_ofertas_id: Id, nombre: z.string() })),
  historial: z.array(Step),
  /** Null: it has written nothing. */
  pagina: OwnPage.omit({ publicada: true }).nullable(),
  version: Edition,
})

/** A reason from the list of the decision. `texto` explains it; it is required with `otro`, and to remove what is on the page. */
const Decision = z.object({
  estado_verificacion: z.enum(VERIFICATION_DECISIONS),
  motivo: z
    .union([z.enum(REJECTION_REASONS), z.enum(SUSPENSION_REASONS)])
    .nullable()
    .default(null),
  texto: freeText(EXPLANATION_MAX).default(''),
  version: Edition,
})

/** For operators alone: companies and their verification. */
export const managedCompanies = {
  /** `siguiente` is the `despues_de` of the next page; null at the end. `vencida`: it has waited for more than a working day. */
  listCompanies: says(
    'Las empresas, primero las que más esperan. «buscar» son palabras de su nombre o razón social, o su NIF. «esperan» es cuántas esperan en total.',
  )
    .call('GET /api/operator/companies', { access: 'operator' })
    .input(
      z.object({
        /** `pagina_por_revisar`: no operator has looked at what is on its page. */
        estado: inQuery(z.enum([...VERIFICATION_STATES, 'pagina_por_revisar'])),
        buscar: textLine(LENGTH_MAX.title).optional(),
        despues_de: queryId,
      }),
    )
    .output(
      z.object({
        empresas: z.array(QueuedCompany.extend({ vencida: z.boolean() })),
        siguiente: Id.nullable(),
        esperan: z.int(),
      }),
    ),
  getCompany: says('Una empresa con lo que ha dicho de sí misma, lo comprobado y lo decidido.')
    .call('GET /api/operator/company/{id}', { access: 'operator' })
    .input(PathId)
    .output(ManagedCompany),
  checkCompany: says(
    'Anota una comprobación, o la quita. El correo de la empresa solo lo confirma su enlace. Queda en el registro.',
  )
    .call('POST /api/operator/check-company/{id}', { access: 'operator', changesPublic: true })
    .input(
      PathId.extend({
        comprobacion: z.enum(['registro', 'web', 'telefono']),
        hecha: z.boolean(),
        version: Edition,
      }),
    )
    .output(z.object({ hecha: z.boolean() })),
  /** Refused where `version` differs: the company has changed its data, or another operator has decided. */
  verifyCompany: says(
    'Verifica, rechaza, suspende o readmite una empresa, o aprueba o retira lo que escribe en su página, y se lo dice por correo, salvo que apruebe la página. Rechazar, suspender y retirar necesitan un motivo. Queda en el registro.',
  )
    .call('PUT /api/operator/verify-company/{id}', { access: 'operator', changesPublic: true })
    .input(Decision.extend(PathId.shape))
    .output(z.object({ estado_verificacion: z.enum(VERIFICATION_STATES) })),
}
