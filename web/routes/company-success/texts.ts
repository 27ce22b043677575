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
