import type { ReportReason } from '#contract/constants.ts'

export const reportTexts = {
  open: 'Denunciar oferta',
  title: 'Denunciar esta oferta',
  about: (offer: string) => `«${offer}». La empresa no sabrá quién la ha denunciado.`,
  reason: '¿Qué le pasa?',
  reasonMissing: 'Elige qué le pasa a la oferta',
  text: 'Cuéntanoslo',
  textHint: 'Qué has visto y dónde. No escribas datos de otras personas.',
  textMissing: 'Cuéntanos qué le pasa',
  email: 'Tu correo (opcional)',
  emailHint: 'Para enviarte el recibo y lo que decidamos.',
  emailWrong: 'Escribe un correo como nombre@ejemplo.es, o déjalo vacío',
  send: 'Enviar denuncia',
  failed: 'No pudimos enviar la denuncia. Inténtalo de nuevo.',
  gone: 'Esta oferta ya no está publicada.',
  doneTitle: 'Hemos recibido tu denuncia',
  receipt: 'Número de tu denuncia',
  doneNote: 'La revisará una persona de nuestro equipo. Apunta el número por si quieres preguntarnos por ella.',
  doneMailed: 'Te lo hemos enviado por correo, y también te escribiremos lo que decidamos.',
  doneAnswered: 'Te escribiremos a tu correo lo que decidamos.',
  close: 'Entendido',
  withoutScripts: 'Para denunciar esta oferta, escríbenos a',
  subject: (id: number) => `Denuncia de la oferta ${id}`,
} as const

export const reasonTexts: Record<ReportReason, { title: string; description: string }> = {
  pide_dinero: { title: 'Pide dinero', description: 'Por un curso, un uniforme, un trámite o llamadas caras.' },
  discrimina: { title: 'Discrimina', description: 'Por edad, sexo, origen u otro motivo que no es el trabajo.' },
  datos_falsos: { title: 'Tiene datos falsos', description: 'La empresa, el sueldo o el puesto no son los que dice.' },
  ya_no_existe: { title: 'Ya no existe', description: 'El puesto está cubierto o la empresa no contesta.' },
  otra: { title: 'Otra cosa', description: 'Cuéntanosla abajo.' },
}
