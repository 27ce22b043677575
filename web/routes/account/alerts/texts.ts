import { ALERTS_MAX } from '#contract/constants.ts'

/** «Avisos de ofertas» of /cuenta, and /avisos. The sentences after a change are the server's. */

export const alertListTexts = {
  title: 'Avisos de ofertas',
  created: (day: string) => `Creado el ${day}`,
  lastMail: (day: string) => `Último correo: ${day}`,
  noMail: 'Todavía sin correos',
  question: '¿Lo sigues queriendo? Si no respondes al correo que te enviamos, dejaremos de escribirte.',
  keep: 'Sí, seguid avisándome',
  frequency: 'Cuándo te escribimos',
  mails: 'Correos',
  mailsOn: 'Activados',
  mailsOff: 'En pausa',
  offers: 'Ver las ofertas',
  edit: 'Cambiar filtros',
  remove: 'Eliminar',
  of: (action: string, description: string) => `${action}: ${description}`,
  feed: 'Seguirlo por RSS',
  feedAddress: 'Dirección del RSS',
  feedNote: 'Solo para ti: quien la conozca puede leerla.',
  copy: 'Copiar',
  copied: 'Dirección copiada',
  copyFailed: 'No pudimos copiarla. Selecciónala y cópiala tú',
  saveFailed: 'No pudimos guardar tu aviso. Inténtalo de nuevo',
  confirmDelete: '¿Eliminar este aviso?',
  confirmDeleteNote: 'No te escribiremos más por él.',
  deleted: 'Aviso eliminado.',
  deleteFailed: 'No pudimos eliminar tu aviso. Inténtalo de nuevo',
  loadFailed: 'No pudimos obtener tus avisos',
  empty: 'No tienes avisos',
  emptyHint: 'Busca ofertas y pulsa «Avísame de ofertas nuevas»: te escribiremos cuando haya más.',
  search: 'Buscar ofertas',
  full: `Tienes el máximo de ${ALERTS_MAX} avisos. Elimina alguno para crear otro.`,
} as const

export const byLinkTexts = {
  title: 'Avisos de ofertas',
  about: (email: string) =>
    `Los enviamos a ${email}. Quien tenga el enlace de esta página puede cambiarlos: no lo compartas.`,
  list: 'Tus avisos',
  allGone: 'Ya no te enviamos avisos',
  allGoneHint:
    'No te escribiremos más, y esta noche borraremos tu correo. Si quieres otro aviso, créalo desde la lista de ofertas.',
  invalid: 'Este enlace ya no sirve',
  invalidHint:
    'No está completo, o ya no tienes avisos con este correo. Si ahora tienes una cuenta con él, están en «Mi cuenta».',
  account: 'Ir a mi cuenta',
} as const
