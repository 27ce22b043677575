import * as z from 'zod'
import { Edition } from '../company-lists.ts'
import { Estado, Id } from '../shapes.ts'
import { REVIEW_REASONS } from '../values/review-reasons.ts'
import { DoneCheck } from '../company/verification.ts'
import { readFields } from './fields.ts'
import { eachLine } from './lines.ts'

const { preguntas, mst_comunidades_id: _community, mst_provincias_id: _province, ...read } = readFields

export const Offer = z.object({
  emp_ofertas_id: Id,
  ...read,
  /** The same as `salario_anual`; null where no salary is stated. */
  salario_min: z.int().nullable(),
  emp_proyectos_id: z.object({
    emp_proyectos_id: Id,
    nombre: z.string(),
    emp_empresas_id: z.object({
      nombre: z.string(),
      logo_link: z.string().nullable(),
      /** The day on which an operator verified the company; null where nobody has. */
      verificada_el: z.string().nullable(),
      /** The end of the address of its page; null where it has none, or where the offer is not active. */
      slug: z.string().nullable(),
    }),
  }),
  /** How many applications it still takes. 0: it is full, and its `estado` is 0 for visitors. Null: without a limit and, for visitors, while it is inactive for another reason. */
  candidaturas_libres: z.int().nullable(),
  /** How its company answers applications: after how many days, and how many of 100. Null: too few have ended to say. */
  responde_en_dias: z.int().nullable(),
  responde_por_ciento: z.int().nullable(),
  fecha_creacion: z.string(),
})

/** An offer in the list: how far its nearest place is from the city, in km. 0: there. Null: from all of Spain, or no distance is asked for. */
export const ListedOffer = Offer.extend({ distancia_km: z.int().nullable() })

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

/** An offer on its own page, with what it asks and what was checked of its company. */
export const OfferDetails = Offer.extend({
  preguntas,
  emp_proyectos_id: Offer.shape.emp_proyectos_id.extend({
    emp_empresas_id: Offer.shape.emp_proyectos_id.shape.emp_empresas_id.extend({
      comprobaciones: z.array(DoneCheck),
    }),
  }),
})

/** An offer as its company sees it: with its own `estado`, whatever that of the project, and after its last day. */
export const OwnOffer = Offer.extend({
  emp_proyectos_id: Offer.shape.emp_proyectos_id.extend({ estado: Estado }),
  version: Edition,
  preguntas,
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

/** How often an offer was opened, is saved and was applied to, on each day. */
export const OfferFigures = z.object({
  dias: z.array(z.object({ dia: z.string(), visitas: z.int(), guardadas: z.int(), candidaturas: z.int() })),
})

const named = { mst_puestos_id: true, mst_modalidad_id: true, mst_jornada_id: true, mst_emp_sector_id: true } as const

/** How the offer takes applications. It says nothing about the job, so nobody reviews a change, and those who applied get no mail about it. */
const ofTaking = { pide_nota: true, limite_candidaturas: true, primera_sin_nombres: true } as const

/** An offer as applications and reviews store it: names instead of ids, so that it stays readable after the offer is deleted. */
export const OfferRead = z
  .object(read)
  .omit({ ...named, ...ofTaking, mst_ciudades_id: true, caduca_el: true, estado: true })
  .extend({
    emp_ofertas_id: Id,
    empresa: z.string(),
    puesto: z.string(),
    modalidad: z.string(),
    jornada: z.string(),
    sector: z.string(),
    provincia: z.string(),
    ciudad: z.string(),
    mas_ciudades: z.array(z.string()),
    requirements_list: z.array(z.string()),
  })

export type OfferRead = z.output<typeof OfferRead>

/** The pay in one text, instead of the fields below. */
const Pay = { salario: z.string() }
const payParts = {
  salario_periodo: true,
  salario_importe: true,
  salario_importe_max: true,
  salario_pagas: true,
} as const

/** The offer that an application stores, as its candidate read it. */
export const SentOffer = OfferRead.omit({ ...payParts, emp_ofertas_id: true }).extend(Pay)

/** Fields that change without another review. */
export const unreviewed = {
  puesto: true,
  modalidad: true,
  jornada: true,
  sector: true,
  tipo_contrato: true,
  experiencia: true,
  vacantes: true,
} as const

/** The texts of an offer that candidates read, with the names beside it. A change of one of them requires another review. */
export const ReviewedText = z.object({
  nombre: read.nombre,
  descripcion: read.descripcion,
  ...eachLine((name) => read[name]),
  reservada_discapacidad: read.reservada_discapacidad,
  ...Pay,
  /** Cities with their provinces. */
  lugar: z.string(),
  requisitos: z.array(z.string()),
  /** Each in one line with its options. */
  preguntas: z.array(z.string()),
  /** The names and the logo beside the offer. Null in texts of the releases before; `logo_link` is null without a logo too. */
  proyecto: z.string().nullable(),
  empresa: z.string().nullable(),
  logo_link: z.string().nullable(),
})
