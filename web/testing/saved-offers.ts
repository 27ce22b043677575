import type { SavedOffer } from '#web/api/types.ts'
import { anOffer } from './offers.ts'

/** A saved offer as its candidate reads it: it ends in 20 days. */
export const aSavedOffer = (fields: Partial<SavedOffer> = {}): SavedOffer => ({
  emp_ofertas_id: 7,
  nombre: 'Dependiente/a de tienda',
  oferta: anOffer(),
  guardada_el: '2026-11-21',
  termina_en_dias: 20,
  aplicada: false,
  ...fields,
})
