/** Why a link in a mail answers nothing. */
export const linkTexts = {
  withdrawn: 'La persona ha retirado su candidatura: no hace falta que respondas.',
  noAccount: 'Esta cuenta está desactivada o se va a eliminar: ya no se puede responder desde el correo.',
  suspended:
    'Tu empresa está suspendida: ahora no puedes responder desde el correo. Escríbenos si crees que es un error.',
  tooLate: 'Ya no se puede retirar: la respuesta ya está en camino. En tu panel puedes cambiarla.',
} as const
