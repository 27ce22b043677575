import { ACTIVE } from '#contract/constants.ts'
import type { DraftBody, OfferBody, OfferDetails } from '#web/api/types.ts'
import { readDraft } from '../drafts/draft-values.ts'
import { offerValuesOf } from '../form/offer-schema.ts'
import { previewTexts as texts } from './texts.ts'

export type PreviewedCompany = OfferDetails['emp_proyectos_id']['emp_empresas_id']

/** The names of what the form has chosen; empty while nothing is chosen. */
export interface PreviewNames {
  position: string
  sector: string
  sectorPicture: string
  community: string
  province: string
  city: string
}

interface Around {
  names: PreviewNames
  company: PreviewedCompany
  /** Other cities, which the form holds with their names. */
  otherCities: readonly { id: number; label: string }[]
  /** The day on which it was or will be published. */
  firstDay: string
}

// Nobody sees these numbers.
const NO_ID = 0

/** The body of an empty form. */
const { body: empty } = readDraft(offerValuesOf(null, ''))

/** The values of the form in the shape that the page of an offer reads. */
export function previewOf(body: DraftBody, { names, company, otherCities, firstDay }: Around): OfferDetails {
  const offer = { ...empty, ...body } as OfferBody
  const salary = offer.salario_anual
  return {
    ...offer,
    emp_ofertas_id: NO_ID,
    nombre: offer.nombre || texts.untitled,
    descripcion: offer.descripcion ?? '',
    salario_min: salary || null,
    salario_pagas: offer.salario_periodo === 'mensual' ? offer.salario_pagas : null,
    mas_ciudades: otherCities.map(({ id, label }) => cityOf(id, { ...names, city: label })),
    mst_puestos_id: { mst_puestos_id: offer.mst_puestos_id ?? NO_ID, nombre: offer.puesto_propio || names.position },
    mst_emp_sector_id: {
      mst_emp_sector_id: offer.mst_emp_sector_id ?? NO_ID,
      descripcion: names.sector,
      link_imagen: names.sectorPicture,
    },
    mst_ciudades_id: cityOf(offer.mst_ciudades_id, names),
    emp_proyectos_id: { emp_proyectos_id: NO_ID, nombre: '', emp_empresas_id: company },
    candidaturas_libres: offer.limite_candidaturas ?? null,
    responde_en_dias: null,
    responde_por_ciento: null,
    fecha_creacion: firstDay,
    caduca_el: offer.caduca_el ?? '',
    estado: ACTIVE,
    requirements_list: offer.requirements_list.map((descripcion) => ({ descripcion })),
    preguntas: questionsOf(body),
  }
}

const cityOf = (
  id: number | undefined,
  { community, province, city }: PreviewNames,
): OfferDetails['mst_ciudades_id'] => ({
  mst_ciudades_id: id ?? NO_ID,
  nombre: city,
  mst_provincias_id: {
    mst_provincias_id: NO_ID,
    nombre: province,
    mst_comunidades_id: { mst_comunidades_id: NO_ID, nombre_corto: community },
  },
})

const questionsOf = ({ preguntas = [] }: DraftBody): OfferDetails['preguntas'] =>
  preguntas.map(({ tipo, texto, opciones = [], unidad = null, obligatoria = true }, place) => ({
    pregunta_id: place + 1,
    tipo,
    texto,
    opciones,
    unidad: unidad || null,
    obligatoria,
  }))
