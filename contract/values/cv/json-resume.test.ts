import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CvDraft } from '../../cv-draft.ts'
import { AVAILABILITIES, CV_LIMITS, DRIVING_LICENCES, LANGUAGE_LEVELS } from './cv-choices.ts'
import { fromJsonResume, toJsonResume } from './json-resume.ts'

const line = fc.string({ maxLength: CV_LIMITS.line, unit: 'grapheme' }).filter((text) => text.length <= CV_LIMITS.line)
const optional = fc.option(fc.string({ minLength: 1, maxLength: 20 }))
const month = fc.option(
  fc
    .tuple(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`),
)
const draft: fc.Arbitrary<CvDraft> = fc.record({
  contacto: fc.record({ nombre: line, correo: optional, telefono: optional, ciudad: optional, con_foto: fc.boolean() }),
  busco: fc.record({ puesto: line, texto: fc.string({ maxLength: CV_LIMITS.summary }) }),
  experiencia: fc.record({
    sin_experiencia: fc.boolean(),
    trabajos: fc.array(fc.record({ puesto: line, empresa: line, desde: month, hasta: month, texto: line }), {
      maxLength: CV_LIMITS.jobs,
    }),
  }),
  estudios: fc.array(fc.record({ titulo: line, centro: line, desde: month, hasta: month }), {
    maxLength: CV_LIMITS.studies,
  }),
  idiomas: fc.array(fc.record({ idioma: line, nivel: fc.constantFrom(...LANGUAGE_LEVELS) }), {
    maxLength: CV_LIMITS.languages,
  }),
  otros: fc.record({
    carnes: fc.shuffledSubarray([...DRIVING_LICENCES]),
    certificados: fc.array(line, { maxLength: CV_LIMITS.certificates }),
    disponibilidad: fc.shuffledSubarray([...AVAILABILITIES]),
  }),
})

test('a draft is the same after its way through a file', () => {
  const travelled = (one: CvDraft) => fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(one))))
  fc.assert(fc.property(draft, (one) => void expect(travelled(one)).toEqual(one)))
})

test('whatever a file holds, the draft of it can be saved, or there is none', () => {
  const row = fc.dictionary(
    fc.constantFrom('name', 'position', 'area', 'summary', 'startDate', 'language', 'fluency'),
    fc.anything(),
  )
  const part = fc.oneof(fc.array(fc.oneof(row, fc.anything()), { maxLength: 30 }), row, fc.anything())
  const names = fc.constantFrom('basics', 'work', 'education', 'languages', 'certificates', 'meta')
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.dictionary(names, part)), (value) => {
      const read = fromJsonResume(value)
      if (read) CvDraft.parse(read)
    }),
  )
  for (const none of [null, 'basics', [], {}, { basics: 'Ana' }, { work: {} }]) expect(fromJsonResume(none)).toBeNull()
})

test('a file of another tool is read: years, days, highlights and levels in its words', () => {
  const read = fromJsonResume({
    basics: { name: 'Ana', location: { city: 'Soria' }, label: 'x'.repeat(500) },
    work: [
      { name: 'Bar Sol', position: 'Camarera', startDate: '2019', endDate: '2019', highlights: ['Terraza', 'Caja'] },
    ],
    education: [
      { institution: 'IES Uno', studyType: 'Grado', area: 'Cocina', startDate: '2016-09-15', endDate: 'hoy' },
    ],
    languages: ['Native speaker', 'Fluent', 'nivel B2', 'so so'].map((fluency) => ({ language: 'Inglés', fluency })),
  })
  expect(read?.busco.puesto).toHaveLength(CV_LIMITS.line)
  expect(read?.experiencia.trabajos).toEqual([
    { puesto: 'Camarera', empresa: 'Bar Sol', desde: '2019-01', hasta: '2019-12', texto: 'Terraza\nCaja' },
  ])
  expect(read?.estudios).toEqual([{ titulo: 'Grado, Cocina', centro: 'IES Uno', desde: '2016-09', hasta: null }])
  expect(read?.idiomas.map(({ nivel }) => nivel)).toEqual(['nativo', 'c1', 'b2', 'b1'])
  expect(read?.contacto).toEqual({ nombre: 'Ana', correo: null, telefono: null, ciudad: 'Soria', con_foto: false })
})
