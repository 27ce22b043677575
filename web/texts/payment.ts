/** When a payment could not be started, on whatever screen. */
export const paymentTexts = {
  notStarted: 'Error iniciando el pago con Stripe',
  noAnswer: 'Error de conexión con el servidor',
} as const

/** /empresa/success: back from paying for Premium while the company was being made. */
export const companySuccessTexts = {
  pageTitle: 'Pago de Premium',
  processing: 'Procesando creación de tu perfil de empresa...',
  created: 'Perfil creado con éxito tras el pago',
  failed: 'Error creando perfil tras pago',
  failedHint: 'No pagues otra vez: si el pago se ha completado, lo encontraremos al reintentarlo.',
  pending: 'Tu banco está confirmando el pago',
  pendingHint:
    'Puede tardar un poco. Tu empresa ya está creada y pasará a Premium en cuanto se confirme: no hace falta que pagues otra vez.',
  notPaid: 'El pago no se ha completado',
  notPaidHint:
    'No se ha cobrado nada. Tu empresa ya está creada con el plan gratuito, y desde su perfil puedes volver a intentarlo cuando quieras.',
  unknown: 'No encontramos este pago',
  unknownHint: 'No corresponde a tu empresa, así que no hemos cambiado nada.',
  toDashboard: 'Ir al perfil de empresa',
} as const

/** /perfil-empresa with what the payment page sent back. */
export const paymentReturnTexts = {
  paid: 'Pago exitoso! Tu suscripción ha sido actualizada a Premium.', // no opening mark in the specification
  cancelled: 'Has cancelado el pago. No se ha cobrado nada.',
  notPaid: 'El pago no se ha completado y no se ha cobrado nada. Puedes intentarlo de nuevo.',
  unknown: 'No encontramos ese pago en tu empresa, así que no hemos cambiado nada.',
  spent: 'Ese pago ya no da acceso a Premium. Si crees que es un error, escríbenos.',
  pending:
    'Tu banco está confirmando el pago. En cuanto lo haga, tu empresa pasará a Premium: no hace falta que pagues otra vez.',
  checkNow: 'Comprobar ahora',
  stillPending: 'El pago sigue pendiente de confirmación.',
  askFailed: 'Ups... no pudimos obtener estos datos',
  askFailedHint: 'Todavía no sabemos si el pago se ha completado. No pagues otra vez: compruébalo antes.',
} as const

/** The plan in the header of /perfil-empresa. */
export const subscriptionTexts = {
  manage: 'Gestionar suscripción',
  endsOn: (day: string) => `Premium hasta ${day}`,
  chargeFailed: 'No pudimos cobrar la última cuota de Premium. Revisa tu forma de pago para no perderlo.',
  mendCharge: 'Revisar el pago',
  portalFailed: 'No pudimos abrir la gestión de tu suscripción. Inténtalo de nuevo',
} as const

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const allowance = (max: number) => {
  if (max === 0) return 'sin ofertas activas'
  return max === 1
    ? 'hasta 1 oferta activa'
    : `hasta ${max.toLocaleString('es-ES', { useGrouping: 'always' })} ofertas activas`
}

/** How many active offers the free plan allows, wherever plans are told. */
export const freePlanTexts = {
  onPlanCard: (max: number) => sentence(allowance(max)),
  inHeader: (max: number) => `Plan gratuito: ${allowance(max)}`,
  whyNotActive: (max: number) => `No está activa por el límite del plan gratuito: ${allowance(max)}.`,
} as const
