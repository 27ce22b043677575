/** The plan in the header of /perfil-empresa. */
export const subscriptionTexts = {
  manage: 'Gestionar suscripción',
  endsOn: (day: string) => `Premium hasta ${day}`,
  chargeFailed: 'No pudimos cobrar la última cuota de Premium. Revisa tu forma de pago para no perderlo.',
  mendCharge: 'Revisar el pago',
  notManaged: 'La gestión de la suscripción todavía no está disponible.',
  portalFailed: 'No pudimos abrir la gestión de tu suscripción. Inténtalo de nuevo',
} as const
