import type { Alert } from '#web/api/types.ts'

/** An alert as its owner reads it. */
export const anAlert = (changes: Partial<Alert> = {}): Alert => ({
  alertas_id: 4,
  filtros: { nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 },
  descripcion: 'cocinero en Sevilla, desde 18.000 €',
  frecuencia: 'diaria',
  pausada: false,
  por_confirmar: false,
  creada_el: '2026-11-21',
  ultimo_envio: null,
  rss: '/feeds/avisos.rss?token=4.rss',
  ...changes,
})
