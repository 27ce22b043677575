import { offerExample } from '#contract/offer/fields.ts'
import type { Offer, OfferDetails, OwnOffer } from '#web/api/types.ts'

type DoneChecks = OfferDetails['emp_proyectos_id']['emp_empresas_id']['comprobaciones']

interface Place {
  id?: number
  city?: string
  province?: string
  community?: string
}

/** A city as the API answers it, Madrid by default. */
export const aCity = ({
  id = 28_079,
  city = 'Madrid',
  province = 'Madrid',
  community = 'Comunidad de Madrid',
}: Place = {}): Offer['mst_ciudades_id'] => ({
  mst_ciudades_id: id,
  nombre: city,
  mst_provincias_id: {
    mst_provincias_id: 28,
    nombre: province,
    mst_comunidades_id: { mst_comunidades_id: 7, nombre_corto: community },
  },
})

/** The project of an offer, and its company. */
export const aProjectOf = (
  nombre = 'Talleres Ejemplo',
  logo_link: string | null = null,
): Offer['emp_proyectos_id'] => ({
  emp_proyectos_id: 4,
  nombre: 'Apertura',
  emp_empresas_id: { nombre, logo_link, verificada_el: null, slug: null },
})

// An offer is read with its city, which names province and community.
const { mst_comunidades_id: _community, mst_provincias_id: _province, preguntas, ...example } = offerExample

/** The questions of the contract's example, as they are read. */
export const askedQuestions: OfferDetails['preguntas'] = preguntas.map((question, place) => ({
  ...question,
  pregunta_id: place + 1,
}))

/** The same as it is read on its own page. */
export const anOfferDetails = (changes: Partial<Offer> = {}, comprobaciones: DoneChecks = []): OfferDetails => {
  const offer = anOffer(changes)
  const { emp_empresas_id: company } = offer.emp_proyectos_id
  return {
    ...offer,
    preguntas: askedQuestions,
    emp_proyectos_id: {
      ...offer.emp_proyectos_id,
      emp_empresas_id: { ...company, comprobaciones, slug: 'talleres-3' },
    },
  }
}

/** Pay that is stated by the year. */
const aYearlySalary = {
  salario_periodo: 'anual',
  salario_importe: null,
  salario_importe_max: null,
  salario_pagas: null,
} as const

/** An offer as everybody reads it. A new field has the value of the contract's example. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  ...example,
  emp_ofertas_id: 7,
  nombre: 'Dependiente/a de tienda',
  descripcion: 'Atención al público y caja.',
  salario_anual: 18_000,
  salario_min: 18_000,
  mst_puestos_id: { mst_puestos_id: 50, nombre: 'Dependiente/a' },
  mst_modalidad_id: 1,
  mst_jornada_id: 1,
  mst_emp_sector_id: { mst_emp_sector_id: 7, descripcion: 'Comercio y Ventas', link_imagen: '/sectores/x.svg' },
  ...aYearlySalary,
  salario_variable: null,
  convenio: null,
  reservada_discapacidad: null,
  mst_ciudades_id: aCity(),
  mas_ciudades: [],
  toda_espana: false,
  pide_nota: false,
  limite_candidaturas: null,
  primera_sin_nombres: false,
  emp_proyectos_id: aProjectOf(),
  candidaturas_libres: null,
  responde_en_dias: null,
  responde_por_ciento: null,
  fecha_creacion: '2026-11-20',
  caduca_el: '2026-12-20',
  estado: 1,
  requirements_list: [],
  ...changes,
})

/** An offer as its company reads it. */
export const anOwnOffer = (changes: Partial<OwnOffer> = {}): OwnOffer => ({
  ...anOffer({ emp_ofertas_id: 9, nombre: 'Dependiente', descripcion: 'Atención al público.' }),
  emp_proyectos_id: { ...aProjectOf(), estado: 1 },
  requirements_list: [{ descripcion: 'Inglés' }],
  preguntas: askedQuestions,
  version: 1,
  caducada: false,
  descansa: false,
  con_pagina: true,
  cubierta_el: null,
  numero_candidaturas: 0,
  en_espera: 0,
  limite_gratis: false,
  revision: { estado: 'aprobada', revisar_antes: null, motivo: null, explicacion: null },
  ...changes,
})
