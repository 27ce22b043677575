import type { Verification } from '#web/api/types.ts'

/** The verification of a company that has not asked for it. */
export const unverified: Verification = {
  estado_verificacion: 'sin_pedir',
  desde: null,
  motivo: '',
  datos: null,
  correo: 'sin_correo',
  comprobaciones: [],
  version: 1,
}
