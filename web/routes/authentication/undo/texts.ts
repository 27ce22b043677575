/** /recuperar-cuenta. The notice afterwards is the server's. */

export const undoTexts = {
  title: 'Recupera tu cuenta',
  hint: 'Tu perfil y todo lo que tenías volverán a estar como antes. Después podrás iniciar sesión.',
  press: 'Recuperar mi cuenta',
  invalidHint: 'Ya se ha usado, no está completo o ha terminado el plazo. Si ya recuperaste tu cuenta, inicia sesión.',
  changedMind: '¿Prefieres no recuperarla?',
  home: 'Ir al inicio',
  failed: 'No hemos podido recuperar tu cuenta, intenta luego',
} as const
