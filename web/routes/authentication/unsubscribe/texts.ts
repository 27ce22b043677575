/** /baja-correos. */

export const unsubscribeTexts = {
  title: 'Deja de recibir estos correos',
  hint: 'No te escribiremos más cuando tu candidatura avance o se quede sin respuesta, cuando te escriban sobre una candidatura, cuando termine pronto una oferta que guardaste ni, si eres una empresa, cuando haya candidaturas nuevas o sin responder. Lo que siempre hay que saber, como el resultado de una candidatura, te seguirá llegando.',
  press: 'No quiero recibirlos',
  doneTitle: 'Hecho',
  invalidTitle: 'Este enlace no sirve',
  invalidHint: 'No está completo. Ábrelo otra vez desde el correo, o elige tus correos en «Mi cuenta».',
  account: 'Ir a mi cuenta',
  failed: 'No hemos podido guardarlo, intenta luego',
} as const

/** /baja-sugerencias. */
export const suggestionMailTexts = {
  ...unsubscribeTexts,
  title: 'Deja de recibir ofertas los lunes',
  hint: 'No te enviaremos más correos con ofertas para ti. Las seguirás viendo en «Para ti», dentro de tu perfil.',
  invalidHint:
    'No está completo. Ábrelo otra vez desde el correo, o elige tus correos en «Para ti», dentro de tu perfil.',
  account: 'Ir a «Para ti»',
} as const

/** /baja-recordatorio. */
export const recapMailTexts = {
  ...unsubscribeTexts,
  title: 'Deja de recibir el recordatorio de los lunes',
  hint: 'No te recordaremos más por correo quién espera tu respuesta. Los demás correos siguen como están.',
} as const
