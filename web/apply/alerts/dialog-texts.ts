import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'

export const alertDialogTexts = {
  title: 'Avísame de ofertas nuevas',
  about: 'Te escribiremos cuando se publiquen ofertas como estas:',
  noAge: 'La fecha de publicación no cuenta: solo te avisamos de las nuevas.',
  frequency: '¿Cuándo te escribimos?',
  notes: {
    inmediata: 'Un correo por hora como mucho.',
    diaria: 'Las nuevas del día, si las hay.',
    semanal: 'Las nuevas de la semana, si las hay.',
  } satisfies Record<AlertFrequency, string>,
  email: 'Tu correo',
  emailHint: 'Te enviaremos un enlace para confirmarlo.',
  emailMissing: 'Escribe tu correo',
  emailWrong: 'Escribe un correo completo, como nombre@ejemplo.es',
  send: 'Avísame',
  failed: 'No pudimos crear el aviso. Inténtalo de nuevo',
  noConnection: 'No hay conexión. Compruébala e inténtalo de nuevo',
  doneTitle: 'Aviso creado',
  sentTitle: 'Revisa tu correo',
  sentHint: 'Si no lo ves en unos minutos, mira en «Correo no deseado».',
  mine: 'Ver mis avisos',
  close: 'Entendido',
} as const
