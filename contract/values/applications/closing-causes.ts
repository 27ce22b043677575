/** Why an application is closed without a decision about the person: what follows «porque» in a sentence to the candidate. */
export const closingCauses = {
  cubierta: 'la vacante se ha cubierto',
  caducada: 'la oferta ha terminado',
  eliminada: 'la empresa ha retirado la oferta',
  empresa_suspendida: 'hemos suspendido a la empresa',
  empresa_baja: 'la empresa ha dejado este sitio',
} as const

export type ClosingCause = keyof typeof closingCauses

/** Their names in the table. */
export const CLOSING_CAUSES = Object.keys(closingCauses) as [ClosingCause, ...ClosingCause[]]
