import { spanishNumber } from '#contract/values/spanish/number.ts'

/** Why an offer is suggested. */
export const reasonTexts = {
  saved: (offer: string) => `Porque guardaste «${offer}»`,
  applied: (offer: string) => `Porque aplicaste a «${offer}»`,
  alert: (alert: string) => `Por tu aviso «${alert}»`,
  position: (name: string) => `Puesto que buscas: ${name}`,
  province: (name: string) => `En ${name}`,
  near: (km: number, town: string) => (km > 0 ? `A ${km}\u00a0km de ${town}` : `En ${town}`),
  everywhere: 'Se puede hacer desde toda España',
  sector: (name: string) => `Sector que buscas: ${name}`,
  alike: (offer: string) => `Del sector y la provincia de «${offer}»`,
  salary: (least: number) => `Desde ${spanishNumber(least)}\u00a0€`,
  modality: (name: string) => `Modalidad que buscas: ${name}`,
  workday: (name: string) => `Jornada que buscas: ${name}`,
  recent: 'Publicada hace poco',
} as const

/** Answers of the calls about suggestions. */
export const suggestionTexts = {
  saved: 'Guardado: estas son tus ofertas.',
  switchedOff: 'Hecho: ya no te proponemos ofertas.',
  /** The e-mail of the account is not confirmed. */
  waits: 'Guardado. Confirma tu correo con el enlace que te enviamos y empezaremos a escribirte los lunes.',
  dismissed: 'No te la propondremos más.',
  undismissed: 'Podemos volver a proponértela.',
  left: 'Ya no te enviaremos ofertas los lunes. Las sigues viendo en «Para ti», dentro de tu perfil.',
} as const
