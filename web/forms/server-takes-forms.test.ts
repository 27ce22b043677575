import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { applicationDesk } from '#contract/applications/application-desk.ts'
import { SentAnswers } from '#contract/applications/screening.ts'
import { NewAccount } from '#contract/account/auth.ts'
import { NewCandidateProfile } from '#contract/candidates.ts'
import { NewCompanyProfile } from '#contract/company/companies.ts'
import { NewOffer } from '#contract/offer/fields.ts'
import { managedCompanies } from '#contract/operator/managed-companies.ts'
import { NewProject } from '#contract/company/projects.ts'
import { rounds } from '#contract/testing/rounds.ts'
import { legalDataExample, verification } from '#contract/company/verification.ts'
import { findErrors, toAnswers } from '#web/apply/questions/typed-answers.ts'
import { findSignUpFaults } from '#web/routes/authentication/faults.ts'
import { discardChoice, discardText } from '#web/routes/company-dashboard/candidates/moves/move-reasons.ts'
import { offerSchema, offerValuesOf } from '#web/routes/company-dashboard/offers/form/offer-schema.ts'
import { projectSchema, projectValuesOf, toProjectData } from '#web/routes/company-dashboard/projects/project-schema.ts'
import { legalSchema, legalValuesOf, toLegalBody } from '#web/routes/company-dashboard/verification/legal-schema.ts'
import { choices, textOf } from '#web/routes/management/review-company/decision-reasons.ts'
import { anyText } from '#web/testing/any-text.ts'
import { ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { candidateSchema } from './candidate/candidate-schema.ts'
import { emptyCandidate, toCandidateData } from './candidate/candidate-values.ts'
import { companySchema, emptyCompany, toCompanyData } from './company/company-schema.ts'
import { reasonSchema } from './reasons/reason-schema.ts'
import { email, line, optionalDay, paragraphs } from './schema-parts.ts'
import * as shapes from '#contract/shapes.ts'

// Texts that people, autofill and copying put into fields.
const spellings = [
  'Ana',
  'Íñigo Güell',
  "L'Hospitalet",
  'Camarero/a 👩🏽‍🔧',
  'S. L.\u00a0(nº 3)',
  'Uno\nDos',
  'a'.repeat(201),
  'x',
  'r&d@prueba.example',
  "o'brien@prueba.example",
  'ana@prueba',
  'josé@prueba.example',
  'ana@españa.example',
  '(+34) 600 123 456',
  '600123456',
  '0034600123456',
  '+1 (415) 555-0100',
  '600 123 456 / 7',
  '12',
  '12345678Z',
  '1.234.567-L',
  'X-01234567-L',
  'B-1234567-4',
  'PAB123456',
  '12345678',
  '24.000',
  '24 000 €',
  '24.000,50',
  '24,000',
  '0',
  '3',
  '1000',
  '-1',
  '99999999999',
  '1e3',
  '28001',
  '28 001',
  '01.000',
  '99999',
  'empresa.example',
  'https://empresa.example/a b',
  'javascript:alert(1)',
  '2026-12-01',
  '0024-01-01',
  '2100-01-01',
  '2026-02-31',
  'half-typed',
  '',
  ' ',
  '\u3164',
  '\u200b',
]
const added = fc.constantFrom('', ' ', '\u202a', '\u202c', '\u200b', '\ufeff', '\u00ad', '\t', '\u0000')
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(added, fc.constantFrom(...spellings), added).map((parts) => parts.join('')) },
  anyText,
)

/** The form, with some of its texts typed in another way. */
const filled = <Values extends object>(values: Values) => {
  const names = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []))
  return fc.dictionary(fc.constantFrom(...names), typed, { maxKeys: 3 }).map((some) => ({ ...values, ...some }))
}

interface Checked {
  success: boolean
  data?: unknown
}

const inputOf = (call: { '~orpc': { inputSchema?: unknown } }) => call['~orpc'].inputSchema as z.ZodType

const candidate = {
  ...emptyCandidate,
  nombre: 'Ana',
  primer_apellido: 'Núñez',
  telefono_movil: '600123456',
  codigo_postal: '28001',
}
const legal = legalValuesOf(legalDataExample)
const account = {
  email: 'ana@prueba.example',
  password: 'una clave larga',
  confirmPassword: 'una clave larga',
  codigo: '',
  mantener: '',
  entrar: '',
}
const aQuestion = { opciones: [], unidad: null, obligatoria: false, texto: '¿?' }
const questions = [
  { ...aQuestion, pregunta_id: 1, tipo: 'numero' as const },
  { ...aQuestion, pregunta_id: 2, tipo: 'texto' as const, obligatoria: true },
]

/** The faults that the form shows, the body that it sends, and whether the server takes it. */
const forms: [string, fc.Arbitrary<object>, (values: never) => Checked, z.ZodType][] = [
  [
    'candidate',
    filled(candidate),
    (values: typeof candidate) => {
      const { data } = candidateSchema('2026-11-25').safeParse(values)
      return { success: data !== undefined, data: data && toCandidateData(data, emptyCandidate) }
    },
    NewCandidateProfile,
  ],
  [
    'company',
    filled({ ...emptyCompany, nombre: 'Talleres', acronimo: 'TLL' }),
    (values: typeof emptyCompany) => {
      const { data } = companySchema.safeParse(values)
      return { success: data !== undefined, data: data && toCompanyData(data, emptyCompany) }
    },
    NewCompanyProfile,
  ],
  [
    'project',
    filled(projectValuesOf(ownProject)),
    (values: object) => {
      const { data } = projectSchema.safeParse(values)
      return { success: data !== undefined, data: data && toProjectData(data) }
    },
    NewProject,
  ],
  ['offer', filled(offerValuesOf(ownOffer, '2026-12-01')), (values: object) => offerSchema.safeParse(values), NewOffer],
  [
    'requirements and questions of an offer',
    fc.record({ one: typed, other: typed, unit: typed }).map(({ one, other, unit }) => ({
      ...offerValuesOf(ownOffer, '2026-12-01'),
      requirements_list: [{ descripcion: one }],
      preguntas: [
        { tipo: 'numero', texto: one, opciones: '', unidad: unit, obligatoria: true },
        { tipo: 'opcion', texto: other, opciones: `Sí\n${one}\nNo`, unidad: '', obligatoria: false },
      ],
    })),
    (values: object) => offerSchema.safeParse(values),
    NewOffer,
  ],
  [
    'verification',
    filled(legal),
    (values: object) => {
      const { data } = legalSchema.safeParse(values)
      return { success: data !== undefined, data: data && toLegalBody(data) }
    },
    inputOf(verification.requestVerification),
  ],
  [
    'sign-up',
    fc.record({ email: typed }).map((one) => ({ ...account, ...one })),
    (values: typeof account) => ({ success: Object.keys(findSignUpFaults(values)).length === 0, data: values }),
    NewAccount,
  ],
  [
    'application',
    fc.record({ 1: typed, 2: typed }),
    (answers: Record<number, string>) => ({
      success: Object.keys(findErrors(questions, answers)).length === 0,
      data: toAnswers(questions, answers),
    }),
    SentAnswers,
  ],
  [
    'rejection of an application',
    typed.map((texto) => ({ motivo: 'otro', texto })),
    (values: object) => {
      const checked = reasonSchema(discardText(false), discardChoice).safeParse(values)
      return { ...checked, data: { ...checked.data, id: '6', estado_candidatura: 'descartada' } }
    },
    inputOf(applicationDesk.moveApplication),
  ],
  [
    'decision about a company',
    typed.map((texto) => ({ motivo: 'otro', texto })),
    (values: object) => {
      const checked = reasonSchema(textOf('rechazada'), choices.rechazada).safeParse(values)
      return { ...checked, data: { ...checked.data, id: '6', version: 1, estado_verificacion: 'rechazada' } }
    },
    inputOf(managedCompanies.verifyCompany),
  ],
  // The parts that the other forms are made of.
  ['e-mail', typed, (text: string) => email('mal', 'falta').safeParse(text), shapes.Email],
  ['line', typed, (text: string) => line(200, 'falta').safeParse(text), shapes.requiredLine(200)],
  ['text', typed, (text: string) => paragraphs(200, 'falta').safeParse(text), shapes.requiredText(200)],
  ['day', typed, (text: string) => optionalDay.safeParse(text), shapes.clearable(shapes.IsoDate)],
] as [string, fc.Arbitrary<object>, (values: never) => Checked, z.ZodType][]

// Candidate, project, verification, sign-up and others accepted values that the server always refused.
test.each(forms)('the server accepts all values that the form accepts: %s', (_, values, check, server) => {
  let taken = 0
  fc.assert(
    fc.property(values, (some) => {
      const { success, data } = check(some as never)
      if (!success) return
      taken += 1
      const { error } = server.safeParse(data)
      expect(error?.issues ?? []).toEqual([])
    }),
    // Few values are right, and a hundred may hold none. The quick tests therefore draw the same ones each time.
    { numRuns: rounds({ quick: 200, deep: 1000 }), seed: rounds({ quick: 1, deep: Date.now() }) },
  )
  expect(taken).toBeGreaterThan(0)
})
