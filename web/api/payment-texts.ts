import { spanishNumber } from '#contract/values/spanish/number.ts'

/** Shown by every screen that cannot start a payment. */
export const paymentTexts = {
  notStarted: 'Error iniciando el pago con Stripe',
  noAnswer: 'Error de conexión con el servidor',
  notSold: 'El plan Premium todavía no está disponible.',
} as const

/** For /perfil-empresa after the return from the payment page. */
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

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const allowance = (max: number) => {
  if (max === 0) return 'sin ofertas activas'
  return max === 1 ? 'hasta 1 oferta activa' : `hasta ${spanishNumber(max)} ofertas activas`
}

/** How many active offers the free plan allows, wherever plans are shown. */
export const freePlanTexts = {
  onPlanCard: (max: number) =>
    max === 0 ? sentence(allowance(max)) : `Publica ${allowance(max)} y recibe sus candidaturas.`,
  inHeader: (max: number, active: number, held: number) =>
    `Plan gratuito: ${allowance(max)} (${spanishNumber(active)}\u00a0de\u00a0${spanishNumber(max)}${held > 0 ? `, ${held === 1 ? 'una' : spanishNumber(held)} en revisión` : ''})`,
  full: (sellsPremium: boolean) =>
    `Si la publicas ahora, quedará no activa. Guárdala como borrador${sellsPremium ? ', pausa otra o cambia a Premium' : ' o pausa otra'}.`,
  whyNotActive: (max: number) => `No está activa por el límite del plan gratuito: ${allowance(max)}.`,
} as const
