/** /baja-correos. */

export const unsubscribeTexts = {
  title: 'Deja de recibir estos correos',
  hint: 'No te escribiremos más cuando tu candidatura avance o se quede sin respuesta, cuando termine pronto una oferta que guardaste ni, si eres una empresa, cuando haya candidaturas nuevas o sin responder. Lo que siempre hay que saber, como el resultado de una candidatura, te seguirá llegando.',
  press: 'No quiero recibirlos',
  doneTitle: 'Hecho',
  invalidTitle: 'Este enlace no sirve',
  invalidHint: 'No está completo. Ábrelo otra vez desde el correo, o elige tus correos en «Mi cuenta».',
  account: 'Ir a mi cuenta',
  failed: 'No hemos podido guardarlo, intenta luego',
} as const
