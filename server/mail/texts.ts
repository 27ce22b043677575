/** Messages in the log. */
export const mailTexts = {
  mail_refused: (reason: string) => `El correo no se puede enviar: ${reason}`,
  mail_unavailable: (reason: string) => `El correo no se ha podido enviar todavía: ${reason}`,
  badAddress: 'la dirección no es válida',
  controlCharacter: 'el asunto contiene un carácter de control',
} as const
