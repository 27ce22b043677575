import type { ApplicationState } from '#contract/values/applications/application-states.ts'

/** The applications on the candidate's own page. */

export const applicationTexts = {
  title: 'Tus candidaturas:',
  company: 'Empresa',
  appliedOn: 'Aplicaste:',
  place: 'Lugar:',
  remove: (offer: string) => `Eliminar la candidatura a ${offer}`,
  empty: 'Aún no tienes candidaturas registradas',
  emptyHint: 'Busca una oferta que te guste y envía tu CV: podrás seguirla desde aquí.',
  toOffers: 'Ver ofertas',
  failed: 'Vaya... No pudimos obtener tus candidaturas',
  failedNotice: 'No pudimos obtener tus candidaturas',
  confirmDelete: 'Seguro que quieres dar de baja esta candidatura?', // no opening question mark in the specification
  confirmDeleteNote: 'Se eliminará la candidatura y no se podrá recuperar.',
  deleted: 'Candidatura eliminada con exito', // no accent in the specification
  deleteFailed: 'No pudimos eliminar esta candidatura',
  state: 'Estado',
  since: (state: ApplicationState, day: string) => (state === 'entrevista' ? `desde el ${day}` : `el ${day}`),
  hasLetter: 'La empresa te ha escrito',
  noAnswer: (days: number) => `La empresa no ha respondido en ${days} días`,
  follow: 'Ver seguimiento',
  followOf: (offer: string) => `Ver seguimiento de ${offer}`,
} as const

export const filterTexts = {
  label: 'Filtrar por estado',
  all: 'Todas',
  none: (state: string) => `No tienes ninguna candidatura en el estado «${state}»`,
  seeAll: 'Ver todas',
} as const

/** Changes of an application, in the words for candidates. */
export const changeTexts: Record<ApplicationState, string> = {
  enviada: 'Enviaste tu candidatura',
  leida: 'La empresa ha leído tu candidatura',
  preseleccionada: 'Te han preseleccionado',
  entrevista: 'La empresa quiere hacerte una entrevista',
  contratada: 'Te han elegido para el puesto',
  descartada: 'La empresa no sigue adelante con tu candidatura',
  cerrada: 'La oferta ha terminado',
  retirada: 'Retiraste tu candidatura',
}

/** The next step of an application, with advice. */
export const nextTexts: Record<ApplicationState, string> = {
  enviada: 'La empresa todavía no ha abierto tu candidatura. En cuanto lo haga, lo verás aquí.',
  leida: 'La empresa ya te ha leído y tiene que decidir. No hace falta que hagas nada.',
  preseleccionada:
    'Sigues en el proceso. La empresa puede llamarte o escribirte: comprueba que tu teléfono está al día.',
  entrevista:
    'La empresa se pondrá en contacto contigo para acordar el día. Si ya te ha escrito, contéstale cuanto antes.',
  contratada: '¡Enhorabuena! La empresa te llamará o te escribirá para los próximos pasos.',
  descartada: 'Este proceso ha terminado para ti, pero tu próxima oportunidad puede estar ya publicada.',
  cerrada: 'Este proceso ha terminado y no tienes que hacer nada. Busca otra oferta: tu CV está listo para enviarlo.',
  retirada: 'Ya no participas en este proceso: la empresa no ve tu CV ni tus datos de contacto.',
}

export const detailTexts = {
  loading: 'Cargando tu candidatura...',
  failed: 'No pudimos abrir esta candidatura',
  gone: 'Esta candidatura ya no existe',
  goneHint: 'Puede que la hayas eliminado en otra pestaña.',
  close: 'Cerrar',
  next: 'Qué pasa ahora',
  waitsStill: 'Todavía puede hacerlo, pero te recomendamos seguir buscando.',
  offerHidden: 'La oferta ya no se ve, pero la empresa aún puede decidir sobre tu candidatura.',
  mayReapply: 'Mientras la oferta siga activa puedes volver a aplicar.',
  history: 'Historial',
  sentAgain: 'Volviste a aplicar',
  wrote: 'La empresa te escribe:',
  cv: 'El CV que enviaste',
  answers: 'Lo que contestaste',
  coveringNote: 'Tu nota para la empresa',
  downloadCv: 'Descargar',
  downloadCvOf: (name: string) => `Descargar ${name}`,
  cvGone: 'Ya no está en «Mis CVs», así que no se puede descargar.',
  offer: 'La oferta cuando aplicaste',
  offerChanged: 'La empresa ha cambiado la oferta después. Esto es lo que decía cuando aplicaste.',
  toOffer: 'Ver la oferta publicada',
  description: 'Descripción',
  requirements: 'Requisitos',
  withdraw: 'Retirar candidatura',
  reapply: 'Volver a aplicar',
} as const

/** The question for news, which may be asked once. */
export const newsTexts = {
  ask: '¿Hay novedades?',
  hint: 'Puedes preguntarlo una vez. La empresa lo verá en su panel y en el próximo correo que le enviemos.',
  asked: (day: string) => `Preguntaste el ${day} si hay novedades.`,
  failed: 'No pudimos enviar tu pregunta. Inténtalo de nuevo',
} as const

export const withdrawQuestion = {
  title: '¿Retirar tu candidatura?',
  message:
    'La empresa dejará de ver tu CV y tus datos de contacto. Si la oferta sigue activa, podrás volver a aplicar.',
  confirmLabel: 'Retirar',
  cancelLabel: 'No, volver',
} as const

export const withdrawFailed = 'No pudimos retirar tu candidatura. Inténtalo de nuevo'
