/** When a payment could not be started, on whatever screen. */
export const paymentTexts = {
  notStarted: 'Error iniciando el pago con Stripe',
  noAnswer: 'Error de conexión con el servidor',
} as const
