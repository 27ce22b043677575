import { ACTIVE, DEFAULT_MODALITY_ID, DEFAULT_WORKDAY_ID } from '#contract/constants.ts'
import { eachLine } from '#contract/offer/lines.ts'
import type { DraftBody, OfferDetails } from '#web/api/types.ts'
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

/** The values of the form in the shape that the page of an offer reads. */
export function previewOf(body: DraftBody, { names, company, otherCities, firstDay }: Around): OfferDetails {
  const salary = body.salario_anual ?? 0
  return {
    emp_ofertas_id: NO_ID,
    nombre: body.nombre || texts.untitled,
    descripcion: body.descripcion ?? '',
    salario_anual: salary,
    salario_min: salary || null,
    salario_max: body.salario_max ?? null,
    salario_periodo: body.salario_periodo ?? 'anual',
    salario_importe: body.salario_importe ?? null,
    salario_importe_max: body.salario_importe_max ?? null,
    salario_pagas: body.salario_periodo === 'mensual' ? (body.salario_pagas ?? null) : null,
    ...eachLine((name) => body[name] ?? null),
    reservada_discapacidad: body.reservada_discapacidad ?? null,
    mas_ciudades: otherCities.map(({ id, label }) => cityOf(id, { ...names, city: label })),
    toda_espana: body.toda_espana ?? false,
    tipo_contrato: body.tipo_contrato ?? null,
    experiencia: body.experiencia ?? null,
    vacantes: body.vacantes ?? 1,
    mst_puestos_id: { mst_puestos_id: body.mst_puestos_id ?? NO_ID, nombre: names.position },
    mst_modalidad_id: body.mst_modalidad_id ?? DEFAULT_MODALITY_ID,
    mst_jornada_id: body.mst_jornada_id ?? DEFAULT_WORKDAY_ID,
    mst_emp_sector_id: {
      mst_emp_sector_id: body.mst_emp_sector_id ?? NO_ID,
      descripcion: names.sector,
      link_imagen: names.sectorPicture,
    },
    mst_ciudades_id: cityOf(body.mst_ciudades_id, names),
    emp_proyectos_id: { emp_proyectos_id: NO_ID, nombre: '', emp_empresas_id: company },
    responde_en_dias: null,
    responde_por_ciento: null,
    fecha_creacion: firstDay,
    caduca_el: body.caduca_el ?? '',
    estado: ACTIVE,
    requirements_list: (body.requirements_list ?? []).map((descripcion) => ({ descripcion })),
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
