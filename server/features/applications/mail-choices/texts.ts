/** Answers of the calls about mails. */
export const mailChoiceTexts = {
  saved: 'Guardado: te escribiremos como has elegido.',
  unsubscribed:
    'Ya no te escribiremos cuando tu candidatura avance o se quede sin respuesta, cuando te escriban sobre una candidatura, cuando termine pronto una oferta que guardaste ni, si eres una empresa, cuando haya candidaturas nuevas o sin responder. Si cambias de idea, activa estos avisos otra vez en «Mi cuenta».',
  recapLeft: 'Ya no te enviaremos el recordatorio de los lunes. Si cambias de idea, actívalo otra vez en «Mi cuenta».',
} as const
