/** Why an offer is reserved for people with a disability. Each has a law of its own. */
export const RESERVE_REASONS = ['cuota', 'centro_especial', 'convocatoria'] as const
export type ReserveReason = (typeof RESERVE_REASONS)[number]

/** As its company chooses it. */
export const reserveReasonNames: Readonly<Record<ReserveReason, string>> = {
  cuota: 'Cuota de reserva del 2 %',
  centro_especial: 'Centro especial de empleo',
  convocatoria: 'Convocatoria pública con plazas reservadas',
}

/** As candidates read it, with the law. */
export const reserveReasons: Readonly<Record<ReserveReason, string>> = {
  cuota:
    'La empresa cubre con este puesto la cuota de reserva para personas con discapacidad (artículo 42 de la Ley General de derechos de las personas con discapacidad).',
  centro_especial:
    'La empresa es un centro especial de empleo (artículo 43 de la Ley General de derechos de las personas con discapacidad).',
  convocatoria:
    'Es una plaza reservada a personas con discapacidad en una convocatoria pública (artículo 59 del Estatuto Básico del Empleado Público).',
}
