import { eachLine } from '#contract/offer/lines.ts'
import type { QueuedOffer, ReviewedOffer } from '#web/api/types.ts'

/** An offer in the queue of operators. */
export const queued = (id: number, changes: Partial<QueuedOffer> = {}): QueuedOffer => ({
  emp_ofertas_id: id,
  nombre: `Oferta ${id}`,
  emp_empresas_id: { emp_empresas_id: 3, nombre: 'Talleres Ejemplo' },
  estado_revision: 'en_cola',
  sospechosa: false,
  cambiada: false,
  avisos: 0,
  encontrado: [],
  revisar_antes: '2026-11-24T11:00:00.000Z',
  vencida: false,
  ...changes,
})

export const reviewedText = {
  nombre: 'Oferta 1',
  descripcion: 'Tienda. Llama al 806 123 456.',
  salario: '18.000\u00a0€ al año',
  ...eachLine(() => null),
  reservada_discapacidad: null,
  lugar: 'Madrid',
  requisitos: ['Inglés'],
  preguntas: [],
  proyecto: 'Apertura',
  empresa: 'Talleres Ejemplo',
  logo_link: null,
}

/** The same offer as an operator reads it. */
export const reviewed = (id: number, changes: Partial<ReviewedOffer> = {}): ReviewedOffer => ({
  emp_ofertas_id: id,
  version: 4,
  publicada: true,
  revision: { estado: 'en_cola', revisar_antes: '2026-11-24T11:00:00.000Z', motivo: null, explicacion: null },
  sospechosa: false,
  vencida: false,
  decidida: null,
  texto: { ...reviewedText, nombre: `Oferta ${id}` },
  texto_anterior: null,
  avisos: [{ regla: 'premium_rate_phone', campo: 'descripcion', texto: '806 123 456', sigue: true }],
  emp_empresas_id: {
    emp_empresas_id: 3,
    nombre: 'Talleres Ejemplo',
    cuenta_id: 12,
    verificacion: 'sin_pedir',
    suspendida: false,
    fecha_alta: '2026-01-02',
    ofertas: 4,
    ofertas_rechazadas: 1,
  },
  mst_puestos_id: { nombre: 'Dependiente/a' },
  mst_modalidad_id: 1,
  mst_jornada_id: 1,
  tipo_contrato: null,
  experiencia: 'senior',
  vacantes: 1,
  fecha_creacion: '2026-11-20',
  caduca_el: '2026-12-20',
  ...changes,
})

export const queueOf = (ofertas: QueuedOffer[]) => ({
  ofertas,
  siguiente: null,
  en_espera: ofertas.length,
  sospechosas: 0,
  vencidas: 0,
})
