import type { CvDraft } from '#contract/cv-draft.ts'

export const CV_PARTS = ['contacto', 'busco', 'experiencia', 'estudios', 'idiomas', 'otros'] as const
export type CvPart = (typeof CV_PARTS)[number]

export const emptyJob = { puesto: '', empresa: '', desde: null, hasta: null, texto: '' }
export const emptyStudy = { titulo: '', centro: '', desde: null, hasta: null }
export const emptyLanguage: CvDraft['idiomas'][number] = { idioma: '', nivel: 'b1' }

const orOne = <Row>(rows: Row[], empty: Row): Row[] => (rows.length > 0 ? rows : [empty])

/** A draft as the form shows it: texts are never null, and each list has a row. */
export const toCvValues = ({ contacto, experiencia, estudios, idiomas, ...draft }: CvDraft): CvDraft => ({
  ...draft,
  contacto: {
    ...contacto,
    correo: contacto.correo ?? '',
    telefono: contacto.telefono ?? '',
    ciudad: contacto.ciudad ?? '',
  },
  experiencia: { ...experiencia, trabajos: orOne(experiencia.trabajos, emptyJob) },
  estudios: orOne(estudios, emptyStudy),
  idiomas: orOne(idiomas, { ...emptyLanguage, nivel: 'nativo' }),
})

// They hold a value before anything is written.
const preset = new Set(['nivel', 'hasta'])
const isFilled = (row: object): boolean =>
  Object.entries(row).some(([name, value]) => !preset.has(name) && Boolean(value && String(value).trim()))

/** The values of the form, without its empty rows. */
export const toDraft = (values: CvDraft): CvDraft => ({
  ...values,
  experiencia: {
    ...values.experiencia,
    trabajos: values.experiencia.sin_experiencia ? [] : values.experiencia.trabajos.filter(isFilled),
  },
  estudios: values.estudios.filter(isFilled),
  idiomas: values.idiomas.filter(isFilled),
})

/** The parts of the form that are not as they are stored. */
export function listChanged(values: CvDraft, stored: CvDraft): CvPart[] {
  const [now, then] = [toDraft(values), toDraft(toCvValues(stored))]
  return CV_PARTS.filter((part) => JSON.stringify(now[part]) !== JSON.stringify(then[part]))
}

/** Whether something is written in each part. */
export const listFilled = ({ contacto, busco, experiencia, estudios, idiomas, otros }: CvDraft): boolean[] => [
  contacto.nombre.trim() !== '',
  isFilled(busco),
  experiencia.sin_experiencia || experiencia.trabajos.some(isFilled),
  estudios.some(isFilled),
  idiomas.some(isFilled),
  Object.values(otros).some(({ length }) => length > 0),
]
