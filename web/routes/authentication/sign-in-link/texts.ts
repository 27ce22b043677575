import { SIGN_IN_LINK_MINUTES } from '#contract/constants.ts'

/** /entrar, the target of the mail for whoever does not remember the password. */

export const signInLinkTexts = {
  title: 'Entra en tu cuenta',
  hint: 'Pulsa el botón para entrar sin contraseña en este navegador.',
  press: 'Entrar',
  invalidHint: `Ha caducado, ya se ha usado o no está completo. Cada enlace vale una sola vez, durante ${SIGN_IN_LINK_MINUTES} minutos.`,
  again: 'Pedir otro enlace',
  back: '¿Recuerdas tu contraseña?',
  failed: 'No hemos podido abrir tu cuenta, intenta luego',
} as const
