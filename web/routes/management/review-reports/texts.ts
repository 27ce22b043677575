import type { ReportReason } from '#contract/constants.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'

export const reviewReportsTexts = {
  title: 'Revisar denuncias',
  list: 'Ofertas denunciadas',
  empty: 'No hay denuncias por revisar',
  failed: 'Vaya... No pudimos obtener las denuncias',
  failedNotice: 'No pudimos actualizar las denuncias',
  pages: 'Páginas de denuncias',
  first: 'Volver a las más antiguas',
  next: 'Ver las siguientes',
  secondLook: 'Segunda revisión',
  reports: (count: number) => (count === 1 ? '1 denuncia' : `${spanishNumber(count)} denuncias`),
  since: (moment: string) => `Espera desde el ${moment}`,
  times: (reason: string, count: number) => (count === 1 ? reason : `${reason} (${count})`),
} as const

export const reportReasonTexts: Record<ReportReason, string> = {
  pide_dinero: 'Pide dinero',
  discrimina: 'Discrimina',
  datos_falsos: 'Datos falsos',
  ya_no_existe: 'Ya no existe',
  otra: 'Otra',
}

export const caseTexts = {
  title: (name: string) => `Denuncias de «${name}»`,
  pageTitle: 'Denuncias de una oferta',
  back: 'Todas las denuncias',
  failed: 'Vaya... No pudimos obtener estas denuncias',
  failedNotice: 'No pudimos actualizar estas denuncias',
  unknown: 'Estas denuncias no existen, o ya se han borrado',
  offer: 'La oferta',
  account: 'Ver la cuenta de la empresa',
  open: 'Abrir la oferta',
  gone: 'La empresa ha borrado la oferta.',
  reports: 'Lo que dicen',
  noText: 'Sin más explicación',
  answered: 'Espera nuestra respuesta por correo',
  newest: (count: number) => `Se muestran las ${count} más recientes.`,
  decided: 'Decisión anterior',
  companySays: 'La empresa dice',
  decide: 'Decidir',
  decideNote: 'La empresa y quienes han denunciado la oferta leerán la explicación.',
  note: { label: 'Explicación', description: 'No nombres a nadie.' },
  decideFailed: 'No pudimos guardar la decisión. Inténtalo de nuevo.',
  decidedAlready: 'Alguien ha decidido ya sobre estas denuncias.',
  edited: 'La empresa ha cambiado la oferta mientras la mirabas. No hemos guardado tu decisión: vuelve a leerla.',
} as const

/** The decisions about the first reports of an offer, and about one that is hidden already. */
export const verdictTexts = {
  first: { retirar: 'Retirar la oferta', no_procede: 'No procede' },
  again: { retirar: 'Mantener retirada', no_procede: 'Volver a publicar' },
} as const

type Situation = ReportCaseDetails['situacion']

export const situationTexts: Record<Situation, string> = {
  publicada: 'Publicada ahora',
  retirada: 'Retirada por denuncias',
  en_revision: 'En revisión, no se ve',
  oculta: 'Ahora no se ve',
}

/** The public state of the offer if these reports do not hide it. */
export const keptTexts: Record<Situation, string> = {
  publicada: 'Si no procede, la oferta sigue publicada.',
  retirada: 'Si vuelves a publicarla, deja de estar retirada.',
  en_revision: 'Si no procede, la oferta queda en revisión: no se ve hasta que alguien la apruebe en «Ofertas».',
  oculta: 'Si no procede, la oferta sigue sin verse: la oculta otra cosa, que esta decisión no cambia.',
}

export const decisionTexts: Record<NonNullable<ReportCaseDetails['decidido']>['decision'], string> = {
  retirada: 'Retirada',
  no_procede: 'No procede',
  borrada: 'La empresa la borró',
}
