/** Applying to an offer with a CV. */
export const applyTexts = {
  apply: 'Aplicar',
  applyTo: (label: string, offer: string) => `${label} a ${offer}`,
  applied: 'Ya has aplicado',
  companiesCannot: 'Con una cuenta de empresa no puedes aplicar a ofertas.',
  operatorsCannot: 'Con una cuenta de operador no puedes aplicar a ofertas.',
  seeApplications: 'Ver mis candidaturas',
  failed: 'No se pudo hacer el registro en la oferta',
  alreadyApplied: 'Ya has aplicado a esta oferta',
} as const

/** Sentences about an offer for its page and its dialog. */
export const offerTexts = {
  inactive: 'Esta oferta ya no está activa',
  inactiveHint: 'La empresa ya no recibe candidaturas, pero hay otras ofertas que pueden interesarte.',
  full: 'Oferta completa',
  fullHint: 'Ya ha recibido todas las candidaturas que admite. Si alguien retira la suya, se podrá aplicar otra vez.',
  all: 'Ver todas las ofertas',
} as const
