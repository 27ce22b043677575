import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'

/** When the mails of an alert are sent. */
const rhythm: Readonly<Record<AlertFrequency, string>> = {
  inmediata: 'en cuanto se publiquen, con un correo por hora como mucho',
  diaria: 'cada día a las 8:00',
  semanal: 'los lunes a las 8:00',
}

/** Answers of the calls about alerts. */
export const alertTexts = {
  rhythm,
  created: (frequency: AlertFrequency) => `Hecho: te avisaremos de las ofertas nuevas ${rhythm[frequency]}.`,
  /** The e-mail of the account is not confirmed. */
  waits: 'Guardado. Confirma tu correo con el enlace que te enviamos y empezaremos a avisarte.',
  asked: (email: string) => `Te hemos enviado un correo a ${email}. Pulsa su enlace y empezaremos a avisarte.`,
  changed: 'Guardado.',
  paused: 'Aviso en pausa: no te escribiremos hasta que lo reanudes.',
  deleted: 'Aviso eliminado.',
  stopped: 'Aviso eliminado: no volveremos a escribirte por él.',
  kept: 'Gracias: te seguiremos avisando.',
  counted: 'Contado.',
  feedTitle: (description: string) => `Ofertas nuevas: ${description}`,
  feedDescription: 'Las ofertas de un aviso, de la más reciente a la más antigua.',
} as const
