/** What the calls about mails answer. */
export const mailChoiceTexts = {
  saved: 'Guardado: te escribiremos como has elegido.',
  unsubscribed: 'Ya no te enviaremos correos como ese. Si cambias de idea, actívalos otra vez en «Mi cuenta».',
} as const
