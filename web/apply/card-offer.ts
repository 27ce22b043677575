import type { ListedOffer, Offer } from '#web/api/types.ts'
import { cutText } from '#web/format/cut-text.ts'

const cardFields = [
  'emp_ofertas_id',
  'nombre',
  'salario_anual',
  'salario_max',
  'salario_periodo',
  'salario_importe',
  'salario_importe_max',
  'salario_pagas',
  'salario_variable',
  'tipo_contrato',
  'reservada_discapacidad',
  'toda_espana',
  'mst_modalidad_id',
  'mst_jornada_id',
  'mst_emp_sector_id',
  'responde_en_dias',
  'responde_por_ciento',
  'fecha_creacion',
] as const satisfies readonly (keyof Offer)[]

interface Named {
  nombre: string
}

/** The fields of an offer that a card shows. A whole offer fits too. */
export type CardOffer = Pick<Offer, (typeof cardFields)[number] | 'descripcion'> & {
  mst_ciudades_id: Named
  /** From the city of the search. Missing: it is there, or no distance is asked for. */
  distancia_km?: number
  mas_ciudades: readonly Named[]
  mst_puestos_id: Named
  emp_proyectos_id: Pick<Offer['emp_proyectos_id'], 'emp_empresas_id'>
}

const nameOnly = ({ nombre }: Named): Named => ({ nombre })

/** More than three lines of the widest card, which a window of 600 px shows: 534 px each. */
const SHOWN_DESCRIPTION = 272

/** The fields of a card, with as much of the text as it shows. Whole offers would be sent twice, as HTML and for hydration. */
export const toCardOffer = (offer: Offer & Partial<ListedOffer>): CardOffer => ({
  ...(Object.fromEntries(cardFields.map((name) => [name, offer[name]])) as Pick<Offer, (typeof cardFields)[number]>),
  descripcion: cutText(offer.descripcion, SHOWN_DESCRIPTION),
  mst_ciudades_id: nameOnly(offer.mst_ciudades_id),
  mas_ciudades: offer.mas_ciudades.map(nameOnly),
  ...(offer.distancia_km && { distancia_km: offer.distancia_km }),
  mst_puestos_id: nameOnly(offer.mst_puestos_id),
  emp_proyectos_id: { emp_empresas_id: offer.emp_proyectos_id.emp_empresas_id },
})
