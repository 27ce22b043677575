export const messageTexts = {
  title: 'Mensajes',
  own: 'Tú',
  ask: (name: string) => `Escribir a ${name}`,
  answer: 'Tu mensaje',
  hint: (max: number) => `Hasta ${max} caracteres. Podrás volver a escribir cuando te conteste.`,
  missing: 'Escribe tu mensaje',
  send: 'Enviar mensaje',
  waiting: 'Esperas su respuesta',
  failed: 'No pudimos enviar tu mensaje. Lo que has escrito sigue aquí',
  report: 'Denunciar',
  reported: 'Denunciado',
  reportFailed: 'No pudimos enviar tu denuncia. Inténtalo de nuevo',
} as const

export const reportQuestion = {
  title: '¿Denunciar este mensaje?',
  message: 'Nuestro equipo leerá este mensaje, y ningún otro. Quien lo escribió no sabrá que lo has denunciado.',
  confirmLabel: 'Denunciar',
  cancelLabel: 'No, volver',
} as const
