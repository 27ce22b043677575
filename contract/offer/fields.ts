import * as z from 'zod'
import { AskedQuestion, NewQuestions } from '../applications/screening.ts'
import {
  ACTIVE,
  APPLICATION_LIMIT_MAX,
  APPLICATION_LIMIT_MIN,
  CONTRACT_TYPES,
  DEFAULT_COMMUNITY_ID,
  DEFAULT_MODALITY_ID,
  DEFAULT_PROVINCE_ID,
  DEFAULT_WORKDAY_ID,
  EXPERIENCE_LEVELS,
  LENGTH_MAX,
  REQUIREMENTS_MAX,
  SALARY_MAX,
  VACANCIES_MAX,
} from '../constants.ts'
import { Sector } from '../master.ts'
import { City, clearableLine, Estado, Id, requiredLine, requiredText, textLine } from '../shapes.ts'
import { OFFER_PLACES_MAX } from '../values/job-terms/offer-places.ts'
import { RESERVE_REASONS } from '../values/job-terms/reserve-reasons.ts'
import { PAY_PERIODS, PAYMENTS_A_YEAR, PERIOD_PAY_MAX, roundToCents } from '../values/pay/pay.ts'
import { eachLine, offerLines } from './lines.ts'

/**
 * A field that a new offer must state. `example` is for the API's description and for tests: another value than that of a new offer, so
 * that tests notice where it is lost. `read`: how it is read, if not as it is sent.
 */
const needed = <Sent extends z.ZodType, Read extends z.ZodType = Sent>(
  schema: Sent,
  { example, read }: { example: z.output<Sent>; read?: Read },
) => ({ schema, fresh: schema, example, read: (read ?? schema) as Read })

/** A field with a value for new offers that leave it out. */
const optional = <Sent extends z.ZodType, Read extends z.ZodType = Sent>(
  schema: Sent,
  { initial, ...more }: { initial: z.output<Sent>; example: z.output<Sent>; read?: Read },
) => ({ ...needed(schema, more), fresh: schema.default(initial as never), initial })

const salary = (least: number) => z.number().min(least).max(SALARY_MAX).transform(Math.trunc)

/** Gross euros, in the period of the offer. */
const amount = z.number().overwrite(roundToCents).min(0.01).max(PERIOD_PAY_MAX).nullable()

/** The fields of an offer: one entry each. Bodies, drafts, answers and the API's description follow from these entries. */
export const offerFields = {
  nombre: needed(requiredLine(LENGTH_MAX.title), { example: 'Dependiente de tienda', read: z.string() }),
  descripcion: needed(requiredText(LENGTH_MAX.description), {
    example: 'Atención al público y caja.',
    read: z.string(),
  }),
  /** Whole euros a year; 0 means that the company gives no salary. */
  salario_anual: needed(salary(0), { example: 24_000, read: z.int() }),
  /** The other end of a range; null where `salario_anual` is all that is stated. */
  salario_max: optional(salary(1).nullable(), { initial: null, example: 28_000, read: z.int().nullable() }),
  /** For `mensual` and `hora` the server computes `salario_anual` and `salario_max` from the amounts below, and ignores given ones. */
  salario_periodo: optional(z.enum(PAY_PERIODS), { initial: 'anual', example: 'mensual' }),
  salario_importe: optional(amount, { initial: null, example: 2000 }),
  salario_importe_max: optional(amount, { initial: null, example: 2333.33 }),
  /** How many months are paid a year. Only with `mensual`, where null means 14. */
  salario_pagas: optional(z.literal(PAYMENTS_A_YEAR).nullable(), { initial: null, example: 12 }),
  ...eachLine((name) =>
    optional(clearableLine(offerLines[name].max), {
      initial: null,
      example: offerLines[name].example,
      read: z.string().nullable(),
    }),
  ),
  /** Reserved for people with a disability, and why that is lawful. Null: for everybody. */
  reservada_discapacidad: optional(z.enum(RESERVE_REASONS).nullable(), { initial: null, example: 'cuota' }),
  /** Other cities where the job is offered, beside `mst_ciudades_id`. Repeated ones are removed. */
  mas_ciudades: optional(z.array(Id).max(OFFER_PLACES_MAX - 1), {
    initial: [],
    example: [8019],
    read: z.array(City),
  }),
  /** From any place in Spain. Only a remote job. */
  toda_espana: optional(z.boolean(), { initial: false, example: true }),
  tipo_contrato: optional(z.enum(CONTRACT_TYPES).nullable(), { initial: null, example: 'temporal' }),
  experiencia: optional(z.enum(EXPERIENCE_LEVELS).nullable(), { initial: null, example: 'junior' }),
  vacantes: optional(z.int().min(1).max(VACANCIES_MAX), { initial: 1, example: 3, read: z.int() }),
  /** `nombre`: the company's own words (`puesto_propio`), or the name in the list. */
  mst_puestos_id: needed(Id, { example: 50, read: z.object({ mst_puestos_id: Id, nombre: z.string() }) }),
  mst_modalidad_id: optional(Id, { initial: DEFAULT_MODALITY_ID, example: 3 }),
  mst_jornada_id: optional(Id, { initial: DEFAULT_WORKDAY_ID, example: 2 }),
  mst_emp_sector_id: needed(Id, { example: 7, read: Sector }),
  mst_comunidades_id: optional(Id, { initial: DEFAULT_COMMUNITY_ID, example: 9 }),
  mst_provincias_id: optional(Id, { initial: DEFAULT_PROVINCE_ID, example: 17 }),
  mst_ciudades_id: needed(Id, { example: 17_079, read: City }),
  estado: optional(Estado, { initial: ACTIVE, example: 0 }),
  /** Candidates are asked for a note to the company. They may leave it out. */
  pide_nota: optional(z.boolean(), { initial: false, example: true }),
  /** The offer takes so many applications. Null: any number. */
  limite_candidaturas: optional(z.int().min(APPLICATION_LIMIT_MIN).max(APPLICATION_LIMIT_MAX).nullable(), {
    initial: null,
    example: 40,
    read: z.int().nullable(),
  }),
  /** The company reads no names until it has chosen somebody. */
  primera_sin_nombres: optional(z.boolean(), { initial: false, example: true }),
  /** The last day on which candidates find the offer: today or up to 60 days later. Without it: 30 days, or what OFFER_DAYS says. */
  caduca_el: needed(z.iso.date().optional(), { example: undefined, read: z.string() }),
  /** Empty texts are removed. */
  requirements_list: optional(z.array(textLine(LENGTH_MAX.requirement)).max(REQUIREMENTS_MAX), {
    initial: [],
    example: ['Inglés', 'Carné B'],
    read: z.array(z.object({ descripcion: z.string() })),
  }),
  /** Asked before somebody applies. */
  preguntas: optional(NewQuestions, {
    initial: [],
    example: [
      { tipo: 'numero', texto: '¿Cuánta experiencia tienes?', opciones: [], unidad: 'años', obligatoria: false },
      {
        tipo: 'opcion',
        texto: '¿Qué turno prefieres?',
        opciones: ['Mañana', 'Tarde'],
        unidad: null,
        obligatoria: true,
      },
    ],
    read: z.array(AskedQuestion),
  }),
}

type Entries = typeof offerFields
type Part = 'schema' | 'fresh' | 'initial' | 'example' | 'read'

/** One part of each entry. */
const partsOf = <P extends Part>(part: P) =>
  Object.fromEntries(
    Object.entries<Partial<Record<Part, unknown>>>(offerFields).flatMap(([name, field]) =>
      field[part] === undefined ? [] : [[name, field[part]]],
    ),
  ) as {
    [Name in keyof Entries as Entries[Name] extends Record<P, unknown> ? Name : never]: Entries[Name] extends Record<
      P,
      infer Value
    >
      ? Value
      : never
  }

export const NewOffer = z.object(partsOf('fresh'))

/** Omitted fields keep their values. */
export const OfferChanges = z.object(partsOf('schema')).partial()

export const offerExample: z.output<typeof NewOffer> = partsOf('example')

/** The values of a new offer that leaves them out. */
export const initialFields = partsOf('initial')

export const readFields = partsOf('read')
