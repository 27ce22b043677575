/** The end of every mail. */
export const frameTexts = {
  fallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  unsubscribe: 'No quiero recibir más avisos como este',
  automatic: (contact: string) => `Este mensaje es automático. Si necesitas ayuda, escríbenos a ${contact}.`,
} as const
