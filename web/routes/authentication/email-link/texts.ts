import { EMAIL_LINK_HOURS } from '#contract/constants.ts'

/** /confirmar-correo and /deshacer-cambio. The sentence after success is the server's. */

const invalidHint = `Ha caducado, ya se ha usado o no está completo. Cada enlace vale una sola vez, durante ${EMAIL_LINK_HOURS} horas.`

export const confirmTexts = {
  title: 'Confirma tu correo',
  hint: 'Pulsa el botón para confirmar que este correo es tuyo.',
  press: 'Confirmar correo',
  doneTitle: 'Correo confirmado',
  takenHint: 'Otra cuenta ha confirmado antes este correo. Inicia sesión en ella o pide una contraseña nueva.',
  invalidHint: `${invalidHint} Puedes pedir otro desde la página en la que te registraste o desde «Mi cuenta». Si ya no la tienes abierta, regístrate otra vez.`,
}

export const undoTexts: typeof confirmTexts = {
  title: 'Deshaz el cambio de correo',
  hint: 'Tu cuenta volverá a tener este correo. Cerraremos todas sus sesiones y te enviaremos un enlace para elegir otra contraseña.',
  press: 'Deshacer el cambio',
  doneTitle: 'Cambio deshecho',
  takenHint:
    'Otra cuenta tiene ahora este correo. Inicia sesión en ella, cambia su correo y vuelve a abrir este enlace.',
  invalidHint,
}

/** /confirmar-correo-empresa: the reader of that e-mail needs no account. */
export const companyEmailTexts: typeof confirmTexts = {
  title: 'Confirma el correo de tu empresa',
  hint: 'Pulsa el botón para confirmar que este correo es de la empresa que lo ha dado.',
  press: 'Confirmar correo',
  doneTitle: 'Correo confirmado',
  takenHint: '',
  invalidHint: `${invalidHint} La empresa puede pedir otro desde su perfil.`,
}

export const emailLinkTexts = {
  takenTitle: 'Este correo ya tiene una cuenta',
  failed: 'No hemos podido usar el enlace, intenta luego',
  next: 'Continuar',
  back: '¿Ya tienes una cuenta?',
} as const
