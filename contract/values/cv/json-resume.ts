import type { CvDraft } from '../../cv-draft.ts'
import { LENGTH_MAX } from '../../constants.ts'
import { AVAILABILITIES, CV_LIMITS, DRIVING_LICENCES, languageLevels, type LanguageLevel } from './cv-choices.ts'

// Fields that JSON Resume 1.0.0 lacks are below `meta`, which the standard leaves to tools.
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The draft as JSON Resume 1.0.0. JSON leaves out what is undefined. `fromJsonResume` reads it back unchanged. */
export const toJsonResume = ({ contacto, busco, experiencia, estudios, idiomas, otros }: CvDraft) => ({
  $schema: SCHEMA,
  basics: {
    name: contacto.nombre,
    label: busco.puesto,
    email: contacto.correo ?? undefined,
    phone: contacto.telefono ?? undefined,
    summary: busco.texto,
    location: { city: contacto.ciudad ?? undefined },
  },
  work: experiencia.trabajos.map(({ puesto, empresa, texto, ...dates }) => ({
    name: empresa,
    position: puesto,
    ...toDates(dates),
    summary: texto,
  })),
  education: estudios.map(({ titulo, centro, ...dates }) => ({ institution: centro, area: titulo, ...toDates(dates) })),
  languages: idiomas.map(({ idioma, nivel }) => ({ language: idioma, fluency: languageLevels[nivel] })),
  certificates: otros.certificados.map((name) => ({ name })),
  meta: {
    version: 'v1.0.0',
    con_foto: contacto.con_foto,
    sin_experiencia: experiencia.sin_experiencia,
    carnes: otros.carnes,
    disponibilidad: otros.disponibilidad,
  },
})

/** A draft of a JSON Resume, cut to the limits of a draft. Null: it is none. Fields that the draft lacks are left out. */
export function fromJsonResume(value: unknown): CvDraft | null {
  const resume = recordOf(value)
  if (!isRecord(resume['basics']) && !Array.isArray(resume['work']) && !Array.isArray(resume['education'])) return null
  const [basics, meta] = [recordOf(resume['basics']), recordOf(resume['meta'])]
  const rows = (name: string, max: number) => listOf(resume[name]).filter(isRecord).slice(0, max)
  return {
    contacto: {
      nombre: textOf(basics['name'], 3 * LENGTH_MAX.name),
      correo: textOf(basics['email'], LENGTH_MAX.email) || null,
      telefono: textOf(basics['phone'], LENGTH_MAX.phone) || null,
      ciudad: textOf(recordOf(basics['location'])['city'], LENGTH_MAX.name) || null,
      con_foto: meta['con_foto'] === true,
    },
    busco: { puesto: lineOf(basics['label']), texto: textOf(basics['summary'], CV_LIMITS.summary) },
    experiencia: {
      sin_experiencia: meta['sin_experiencia'] === true,
      trabajos: rows('work', CV_LIMITS.jobs).map((row) => ({
        puesto: lineOf(row['position']),
        empresa: lineOf(row['name']),
        ...fromDates(row),
        texto: textOf(joined([row['summary'], ...listOf(row['highlights'])], '\n'), CV_LIMITS.jobText),
      })),
    },
    estudios: rows('education', CV_LIMITS.studies).map((row) => ({
      titulo: lineOf(joined([row['studyType'], row['area']], ', ')),
      centro: lineOf(row['institution']),
      ...fromDates(row),
    })),
    idiomas: rows('languages', CV_LIMITS.languages).map((row) => ({
      idioma: lineOf(row['language']),
      nivel: levelOf(textOf(row['fluency'], CV_LIMITS.line)),
    })),
    otros: {
      carnes: chosen(meta['carnes'], DRIVING_LICENCES),
      certificados: rows('certificates', CV_LIMITS.certificates).map((row) => lineOf(row['name'])),
      disponibilidad: chosen(meta['disponibilidad'], AVAILABILITIES),
    },
  }
}

interface Dates {
  desde: string | null
  hasta: string | null
}

const toDates = ({ desde, hasta }: Dates) => ({ startDate: desde ?? undefined, endDate: hasta ?? undefined })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')
const lineOf = (value: unknown): string => textOf(value, CV_LIMITS.line)

const joined = (values: unknown[], between: string): string =>
  values.filter((value) => typeof value === 'string' && value !== '').join(between)

const chosen = <Choice extends string>(value: unknown, choices: readonly Choice[]): Choice[] =>
  [...new Set(listOf(value))].filter((one): one is Choice => (choices as readonly unknown[]).includes(one))

/** A year alone is all of it. */
const fromDates = (row: Record<string, unknown>): Dates => ({
  desde: monthOf(row['startDate'], '01'),
  hasta: monthOf(row['endDate'], '12'),
})

function monthOf(value: unknown, ofYear: string): string | null {
  const [, year, month = ofYear] = /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2])(?:-\d\d)?)?$/.exec(textOf(value, 10)) ?? []
  return year ? `${year}-${month}` : null
}

/** A level of the framework, or what other tools write. */
function levelOf(fluency: string): LanguageLevel {
  const [, level] = /\b([abc][12])\b/i.exec(fluency) ?? []
  if (level) return level.toLowerCase() as LanguageLevel
  if (/nati|matern|mother/i.test(fluency)) return 'nativo'
  return /flu|full|advanced/i.test(fluency) ? 'c1' : 'b1'
}
