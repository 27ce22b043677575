/** /recuperar-contrasena. The sentence after sending is the server's. */

export const recoverTexts = {
  title: 'Recupera tu contraseña',
  hint: 'Escribe el correo de tu cuenta y te enviaremos un enlace: para elegir una contraseña nueva o para entrar sin ella.',
  send: 'Enviar enlace',
  sendSignIn: 'Enviarme un enlace para entrar',
  sentTitle: 'Revisa tu correo',
  sentHint: '¿No llega? Mira también en el correo no deseado, o comprueba la dirección y pide otro enlace.',
  again: 'Pedir otro enlace',
  remembered: '¿Ya la recuerdas?',
  failed: 'No hemos podido enviar el enlace, intenta luego',
  tooManyTries: 'Ya has pedido varios enlaces. Revisa tu correo, o espera una hora y vuelve a probar.',
} as const
