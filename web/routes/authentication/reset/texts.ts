import { RESET_MINUTES } from '#contract/constants.ts'

/** /restablecer-contrasena. The notice after saving is the server's. */

export const resetTexts = {
  title: 'Elige una contraseña nueva',
  hint: 'Al guardarla se cerrarán todas las sesiones abiertas de tu cuenta.',
  password: 'Nueva contraseña',
  save: 'Guardar contraseña',
  invalidHint: `Ha caducado, ya se ha usado o no está completo. Cada enlace vale una sola vez, durante ${RESET_MINUTES} minutos.`,
  again: 'Pedir otro enlace',
  back: '¿Ya tienes tu contraseña?',
  failed: 'No hemos podido cambiar tu contraseña, intenta luego',
} as const
