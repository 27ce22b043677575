/** Shown by every screen that cannot start a payment. */
export const paymentTexts = {
  notStarted: 'Error iniciando el pago con Stripe',
  noAnswer: 'Error de conexión con el servidor',
} as const
