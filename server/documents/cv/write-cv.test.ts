import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import type { CvDraft } from '#contract/cv-draft.ts'
import { CV_LIMITS, LANGUAGE_LEVELS } from '#contract/values/cv/cv-choices.ts'
import { readPdf, type Word } from '#server/testing/read-pdf.ts'
import { checkPdf } from '../pdf/check-pdf.ts'
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from '../write-pdf.ts'
import { drawCv } from './draw-cv.ts'
import { writeCv } from './write-cv.ts'

const [nombre, correo, telefono] = ['Lucía Peñalver Gómez', 'lucia.p@correo.example', '+34 600 12 34 56']
const bar = {
  puesto: 'Camarera',
  empresa: 'Bar Peñalver',
  desde: '2023-10',
  hasta: null,
  texto: `Barra con Prado, en 1999.\n${correo}`,
}
const lucia: CvDraft = {
  contacto: { nombre, correo, telefono, ciudad: 'Cádiz', con_foto: false },
  busco: { puesto: 'Camarera', texto: 'Soy Lucia, 600123456. Busco sala 🎉 o barra.' },
  experiencia: {
    sin_experiencia: false,
    trabajos: [{ puesto: 'Friegaplatos', empresa: 'Bar Uno', desde: '2019-05', hasta: '2019-05', texto: '' }, bar],
  },
  estudios: [{ titulo: 'ESO', centro: 'IES Norte', desde: null, hasta: '1998-06' }],
  idiomas: [{ idioma: 'العربية', nivel: 'nativo' }],
  otros: { carnes: ['B'], certificados: ['Manipulación de alimentos'], disponibilidad: ['inmediata'] },
}
const today = '2026-11-28'

test('A CV is read in the order in which people see it, newest first, and passes the check of PDFs', async () => {
  const bytes = await drawCv({ cv: lucia, photo: null, today })
  const { info, pages, lines, links } = await readPdf(bytes)
  expect([pages, info]).toMatchObject([
    1,
    { Title: 'CV de Lucía Peñalver Gómez', Language: 'es-ES', PDFFormatVersion: '1.7' },
  ])
  expect(lines.join(' | ')).toBe(
    'H1 Lucía Peñalver Gómez | P Camarera | P Cádiz | Link lucia.p@correo.example (link) | Link +34 600 12 34 56 (link) | ' +
      'H2 Lo que busco | P Soy Lucia, 600123456. Busco sala o barra. | ' +
      'H2 Experiencia | H3 Camarera | P Bar Peñalver | P octubre de 2023 – hoy | P 3 años y 2 meses | ' +
      'P Barra con Prado, en 1999. | P lucia.p@correo.example | H3 Friegaplatos | P Bar Uno | P mayo de 2019 | P 1 mes | ' +
      'H2 Formación | H3 ESO | P IES Norte | P hasta junio de 1998 | H2 Idiomas | LBody العربية: Lengua materna | ' +
      'H2 Carnés y certificados | LBody Carné de conducir B | LBody Manipulación de alimentos | ' +
      'H2 Disponibilidad | LBody Incorporación inmediata',
  )
  expect(links).toEqual(['mailto:lucia.p@correo.example', 'tel:+34600123456'])
  expect(await checkPdf(bytes)).toMatchObject({ bytes, removed: [] })
})

test('A CV tells all its letters after one that had them only with accents', async () => {
  const lineOf = async (name: string) => {
    const cv = { ...lucia, contacto: { ...lucia.contacto, nombre: name } }
    return (await readPdf(await writeCv({ cv, photo: null, today }))).lines[0]
  }
  expect([await lineOf('Ýago Ůž'), await lineOf('Yago Už')]).toEqual(['H1 Ýago Ůž', 'H1 Yago Už'])
})

const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#FFC800' } })
  .webp()
  .toBuffer()

test('A CV leaves out what is empty, and shows a photo that is wanted', async () => {
  const contacto = { ...lucia.contacto, correo: 'a@b.example?bcc=c@d.example', telefono: 'no', ciudad: '🎉' }
  const empty = { busco: { puesto: '', texto: '' }, idiomas: [{ idioma: '', nivel: 'a1' as const }] }
  const otros = { carnes: [], certificados: [], disponibilidad: [] }
  const cv = { ...lucia, ...empty, contacto, otros, experiencia: { sin_experiencia: true, trabajos: [] } }
  const { lines, links } = await readPdf(await writeCv({ cv, photo, today }))
  expect(lines.join(' | ')).toBe(
    'Figure Foto de la persona candidata | H1 Lucía Peñalver Gómez | P a@b.example?bcc=c@d.example | P no | H2 Experiencia | P Sería mi primer empleo. | ' +
      'H2 Formación | H3 ESO | P IES Norte | P hasta junio de 1998',
  )
  expect(links, 'only of what is an address').toEqual([])
})

test('Without a name, nothing tells who it is or how old', async () => {
  const { info, lines } = await readPdf(await writeCv({ cv: lucia, photo, hidden: ['Lucy Prado'], today }))
  expect(info.Title).toBe('Candidatura sin nombre')
  const told = JSON.stringify([info, lines]).replaceAll(/"CreationDate":"[^"]+"/g, '')
  expect(told).not.toMatch(/Figure|luc[ií]a|peñalver|gómez|prado|correo|600|Cádiz|1998|1999|2019|2023/i)
  expect(lines).toEqual(expect.arrayContaining(['P Bar ···', 'P 3 años y 2 meses', 'H3 ESO', 'P IES Norte']))
})

const names = [
  'Li',
  'José Ñíguez',
  'محمد الأمين',
  '王伟',
  '張偉明',
  'Олена Шевченко',
  'Ștefan',
  'Nguyễn Hồng',
  'Α'.repeat(120),
]
const words = fc.constantFrom('camarera', 'Cocina', 'atención', '«ñandú»', 'x'.repeat(120), '做饭', 'مطعم', '12.000 €')
const textOf = (most: number) => fc.array(words, { size: 'medium' }).map((list) => list.join(' ').slice(0, most))
const line = textOf(CV_LIMITS.line)
const month = fc.option(fc.constantFrom('1996-01', '2008-12', '2026-11'))
const period = { desde: month, hasta: month }
const job = fc.record({ puesto: line, empresa: line, ...period, texto: textOf(CV_LIMITS.jobText) })
const language = fc.record({ idioma: line, nivel: fc.constantFrom(...LANGUAGE_LEVELS) })
/** Most with few of everything, some with as many as are allowed. */
const people = [0, 1].flatMap((least) => {
  const listOf = <Item>(item: fc.Arbitrary<Item>, most: number) =>
    fc.array(item, { minLength: least * most, maxLength: least === 0 ? Math.ceil(most / 4) : most })
  const person = fc.record({
    contacto: fc.constantFrom(...names).map((name) => ({ ...lucia.contacto, nombre: name, ciudad: name })),
    busco: fc.record({ puesto: line, texto: textOf(CV_LIMITS.summary) }),
    experiencia: fc.record({ sin_experiencia: fc.boolean(), trabajos: listOf(job, CV_LIMITS.jobs) }),
    estudios: listOf(fc.record({ titulo: line, centro: line, ...period }), CV_LIMITS.studies),
    idiomas: listOf(language, CV_LIMITS.languages),
    otros: listOf(line, CV_LIMITS.certificates).map((certificados) => ({ ...lucia.otros, certificados })),
  })
  return fc.sample(person, {
    seed: 51,
    numRuns: least === 0 ? rounds({ quick: 14, deep: 46 }) : rounds({ quick: 1, deep: 4 }),
  })
})

test('Whatever people write, it has a page or two, and all lines are whole, apart, and within the margins', async () => {
  for (const cv of people) {
    const { pages, lines, words: found } = await readPdf(await writeCv({ cv, photo: null, today }))
    expect([1, 2]).toContain(pages)
    expect(lines[0]?.replaceAll(' ', '')).toBe(`H1${cv.contacto.nombre.replaceAll(' ', '')}`)
    const [right, top] = [PAGE_WIDTH - MARGIN + 1, PAGE_HEIGHT - MARGIN + 1]
    const isInside = ({ x, y, width, size }: Word) =>
      x > MARGIN - 1 && x + width < right && y > MARGIN && y + size / 2 < top
    expect(found.filter((word) => !isInside(word))).toEqual([])
    const sorted = found.toSorted((one, other) => one.page - other.page || other.y - one.y)
    const isOver =
      ({ page, x, y, width }: Word) =>
      (other: Word) =>
        other.page === page &&
        y - other.y < other.size * 0.9 &&
        other.x < x + width - 1 &&
        x < other.x + other.width - 1
    expect(sorted.filter((word, place) => sorted.slice(place + 1, place + 9).some(isOver(word)))).toEqual([])
  }
})
