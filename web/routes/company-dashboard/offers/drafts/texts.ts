/** Offers that a company has not published yet. */
export const draftTexts = {
  title: 'Borradores',
  hint: 'Solo los ves tú.',
  more: (left: number) => `Ver más borradores (quedan ${left})`,
  untitled: 'Sin título',
  savedOn: (day: string) => `Guardado el ${day}`,
  publishesOn: (day: string) => `Se publica el ${day} a las 0:00`,
  failed: 'No se publicó en su día.',
  failedHint: 'Ábrelo, corrígelo y publícalo o elige otro día.',
  edit: (name: string) => `Continuar el borrador ${name}`,
  remove: (name: string) => `Eliminar el borrador ${name}`,
  save: 'Guardar borrador',
  schedule: 'Programar publicación',
  publishDay: 'Publicar el',
  publishDayHint: (days: number) => `Vacío: ahora mismo. O elige un día, desde mañana y hasta dentro de ${days} días.`,
  publishDayInvalid: (days: number) => `Elige un día desde mañana y hasta dentro de ${days} días, o déjalo vacío`,
  endsBeforePublished: 'La oferta caducaría antes de publicarse: elige un día posterior',
  invalid: 'Corrige los campos marcados para guardar el borrador',
  changed:
    'Este borrador ha cambiado desde que lo abriste, en otra pestaña o en otro dispositivo. No hemos guardado nada y lo que has escrito sigue aquí: puedes guardarlo encima o cargar lo que hay ahora y perderlo.',
  gone: 'Este borrador ya no existe: se ha publicado o eliminado. Lo que has escrito sigue aquí: puedes guardarlo como un borrador nuevo.',
  confirmDelete: '¿Seguro que quieres eliminar este borrador?',
  confirmDeleteNote: 'No se puede recuperar.',
  deleted: 'Borrador eliminado',
  deleteFailed: 'No pudimos eliminar el borrador',
} as const

/** Of a draft that has a day of publication. */
export const scheduledTexts = {
  badge: 'Programada',
  edit: (name: string) => `Editar la oferta programada ${name}`,
  remove: (name: string) => `Eliminar la oferta programada ${name}`,
  confirmDelete: '¿Seguro que quieres eliminar esta oferta programada?',
  deleted: 'Oferta programada eliminada',
} as const
