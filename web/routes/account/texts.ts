/** /cuenta. */

export const accountTexts = {
  title: 'Mi cuenta',
} as const

export const secondFactorTexts = {
  title: 'Segundo factor',
  about: 'Para usar otro móvil, o tener códigos de recuperación nuevos, confirma primero con el dispositivo actual.',
  code: 'Código de verificación',
  codeHint: 'El de tu aplicación de autenticación, o un código de recuperación.',
  renew: 'Cambiar de dispositivo',
  failed: 'No hemos podido comprobar el código. Inténtalo de nuevo',
} as const

export const emailTexts = {
  title: 'Correo electrónico',
  unconfirmed: 'Sin confirmar',
  pending: (email: string) =>
    `Has pedido cambiarlo por ${email}. Hasta que abras el enlace que te hemos enviado allí, conservas el actual.`,
  cancel: 'Cancelar el cambio',
  cancelFailed: 'No pudimos cancelar el cambio. Inténtalo de nuevo',
  email: 'Correo nuevo',
  password: 'Tu contraseña',
  note: 'Te enviaremos un enlace al correo nuevo para confirmarlo. Al actual le avisaremos del cambio, que se puede deshacer durante 72 horas.',
  correctNote: '¿Te equivocaste al escribirlo? Corrígelo aquí y te enviaremos el enlace al correo nuevo.',
  save: 'Cambiar correo',
  emailMissing: 'Escribe el correo nuevo',
  emailWrong: 'Escribe un correo completo, como nombre@dominio.es',
  passwordMissing: 'Escribe tu contraseña',
  failed: 'No pudimos cambiar tu correo. Inténtalo de nuevo',
  loadFailed: 'No pudimos obtener tu correo',
} as const

export const passwordTexts = {
  title: 'Contraseña',
  current: 'Contraseña actual',
  password: 'Contraseña nueva',
  confirm: 'Repite la contraseña nueva',
  hint: (min: number) => `Mínimo ${min} caracteres`,
  note: 'Al cambiarla cerraremos tus sesiones en los demás dispositivos.',
  save: 'Cambiar contraseña',
  currentMissing: 'Escribe tu contraseña actual',
  passwordMissing: 'Escribe una contraseña nueva',
  tooShort: (min: number) => `Usa ${min} caracteres como mínimo`,
  tooLong: (max: number) => `Usa ${max} caracteres como máximo`,
  confirmMissing: 'Repite la contraseña nueva',
  mismatch: 'Las contraseñas no coinciden',
  failed: 'No pudimos cambiar tu contraseña. Inténtalo de nuevo',
} as const

export const sessionTexts = {
  title: 'Sesiones abiertas',
  thisDevice: 'Este dispositivo',
  activeNow: 'Activa ahora',
  lastSeen: (ago: string) => `Última actividad: ${ago}`,
  since: (day: string, isKept: boolean) => `Abierta el ${day}${isKept ? ', se mantiene 30 días' : ''}`,
  onlyThis: 'No tienes ninguna otra sesión abierta.',
  unknownHint: 'Si no reconoces alguna sesión, ciérrala y cambia tu contraseña.',
  close: 'Cerrar',
  closeOf: (device: string, ago: string) => `Cerrar la sesión de ${device}, última actividad ${ago}`,
  closeFailed: 'No pudimos cerrar la sesión. Inténtalo de nuevo',
  gone: 'Esa sesión ya estaba cerrada. Hemos actualizado la lista.',
  closeOthers: 'Cerrar todas las demás',
  closeOthersTitle: '¿Cerrar todas las demás sesiones?',
  closeOthersNote: 'En esos dispositivos habrá que volver a iniciar sesión. Esta sesión seguirá abierta.',
  closeOthersFailed: 'No pudimos cerrar las sesiones. Inténtalo de nuevo',
  failed: 'Vaya... No pudimos obtener tus sesiones',
  failedNotice: 'No pudimos obtener tus sesiones',
} as const

export const dataTexts = {
  title: 'Tus datos',
  about: 'Descarga en un archivo ZIP todo lo que guardamos de tu cuenta, con una explicación de cada dato.',
  request: {
    ninguno: 'Descargar mis datos',
    listo: 'Preparar otro archivo',
    fallido: 'Volver a intentarlo',
  },
  requestFailed: 'No pudimos pedir tus datos. Inténtalo de nuevo',
  making: 'Estamos preparando tu archivo. Puedes seguir con otra cosa: te avisaremos por correo.',
  makingFailed: 'No hemos podido preparar tu archivo.',
  ready: (until: string, size: string) => `Tu archivo está listo (${size}). Puedes descargarlo hasta el ${until}.`,
  download: 'Descargar archivo',
  downloadFailed: 'No pudimos descargar el archivo. Inténtalo de nuevo',
  fileName: 'mis-datos.zip',
  failed: 'Vaya... No pudimos saber si tienes algún archivo',
} as const

const undoDays = 'Durante 14 días podrás recuperar tu cuenta con un enlace que te enviaremos por correo.'
const atOnce = 'Cerraremos tus sesiones en todos los dispositivos.'

export const deleteTexts = {
  title: 'Eliminar mi cuenta',
  about: 'Cierra tu cuenta y borra tus datos. Tendrás 14 días para cambiar de idea.',
  open: 'Eliminar mi cuenta',
  dialogTitle: '¿Eliminar tu cuenta?',
  consequences: {
    candidate: [
      'Las empresas dejarán de ver en el acto tu perfil, tus CVs y tus candidaturas.',
      atOnce,
      undoDays,
      'Después lo borraremos todo: perfil, CVs, candidaturas y foto.',
    ],
    company: [
      'Tus ofertas dejarán de verse en el acto, y avisaremos a quienes esperan tu respuesta. Sus candidaturas quedarán cerradas aunque recuperes la cuenta.',
      'Si tienes el plan Premium, no volveremos a cobrarte. Aunque recuperes la cuenta, terminará al final del periodo pagado.',
      atOnce,
      undoDays,
      'Después borraremos tu perfil, proyectos, ofertas, notas y logo. Se guardan las facturas, porque lo exige la ley, y quienes aplicaron conservan durante unos meses su candidatura: la oferta con el nombre de tu empresa y lo que les escribiste.',
    ],
    operator: [atOnce, undoDays, 'Después borraremos tu cuenta. Tus actos seguirán en el registro.'],
    none: [atOnce, undoDays, 'Después borraremos tu cuenta.'],
  },
  password: 'Contraseña actual',
  passwordMissing: 'Escribe tu contraseña actual',
  confirm: 'Eliminar cuenta',
  failed: 'No pudimos eliminar tu cuenta. Inténtalo de nuevo',
} as const
