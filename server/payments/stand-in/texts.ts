/** The texts of the stand-in's pages. */

export const standInTexts = {
  name: 'Pasarela de pruebas',
  notice: 'Pasarela de pruebas: no se cobra nada',
  noticeMore: 'Aquí no hay tarjetas ni bancos de verdad. Elige qué quieres que ocurra.',
  premium: 'Plan Premium',
  price: '29,00\u00a0€ al mes',
  renews: 'Se renueva cada mes hasta que se cancele.',

  payTitle: 'Pagar la suscripción',
  chooseCard: 'Elige cómo pagar',
  cards: {
    pays: { name: 'Tarjeta que paga', note: 'El pago se acepta al momento.' },
    declined: { name: 'Tarjeta rechazada', note: 'El banco dice que no.' },
    'pays-later': { name: 'Pago aplazado que se confirma', note: 'Queda pendiente y se confirma tras un minuto.' },
    'fails-later': { name: 'Pago aplazado que falla', note: 'Queda pendiente y falla tras un minuto.' },
  },
  pay: 'Pagar 29,00\u00a0€',
  cancel: 'Cancelar y volver',
  declined: 'La tarjeta ha sido rechazada. Elige otra forma de pago y vuelve a intentarlo.',

  waitingTitle: 'Pago pendiente de confirmación',
  waitingMore: 'El banco todavía no ha contestado. Se decidirá solo al cabo de un minuto, o puedes decidirlo ahora.',
  confirmNow: 'Confirmar el pago ahora',
  refuseNow: 'Rechazar el pago ahora',
  paid: { title: 'Pago realizado', more: 'Este pago ya está hecho: no hace falta repetirlo.' },
  closed: { title: 'El pago no se ha hecho', more: 'Ha fallado o ha caducado. Vuelve a empezar desde tu perfil.' },
  gone: { title: 'Esta página ya no existe', more: 'El enlace no es de ningún pago. Vuelve a tu perfil de empresa.' },
  back: (brand: string) => `Volver a ${brand}`,

  portalTitle: 'Tu suscripción',
  noSubscriptions: 'No hay ninguna suscripción activa.',
  waiting: 'Pendiente del primer pago.',
  states: {
    active: (day: string) => `Activa. Próximo cobro: ${day}.`,
    cancelled: (day: string) => `Cancelada. Termina el ${day}.`,
    past_due: (day: string) => `El último cobro ha fallado. Si no se recupera, termina el ${day}.`,
  },
  actions: {
    cancel: 'Cancelar al final del periodo',
    keep: 'Mantener la suscripción',
    'end-period': 'Terminar el periodo ahora',
    'fail-charge': 'Simular un cobro fallido',
    'recover-charge': 'Simular que el cobro se recupera',
  },
} as const
