import type { Offer } from '#web/api/types.ts'

interface Named {
  nombre: string
}

/** The fields of an offer that a card shows. A whole offer fits too. */
export type CardOffer = Pick<
  Offer,
  | 'emp_ofertas_id'
  | 'nombre'
  | 'descripcion'
  | 'salario_anual'
  | 'salario_max'
  | 'salario_periodo'
  | 'salario_importe'
  | 'salario_importe_max'
  | 'salario_pagas'
  | 'salario_variable'
  | 'tipo_contrato'
  | 'reservada_discapacidad'
  | 'toda_espana'
  | 'mst_modalidad_id'
  | 'mst_jornada_id'
  | 'mst_emp_sector_id'
  | 'responde_en_dias'
  | 'responde_por_ciento'
  | 'fecha_creacion'
> & {
  mst_ciudades_id: Named
  mas_ciudades: readonly Named[]
  mst_puestos_id: Named
  emp_proyectos_id: Pick<Offer['emp_proyectos_id'], 'emp_empresas_id'>
}
