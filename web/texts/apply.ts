/** Applying to an offer with a CV. */
export const applyTexts = {
  apply: 'Aplicar',
  applyTo: (label: string, offer: string) => `${label} a ${offer}`,
  applied: 'Inscrito',
  companiesCannot: 'Con una cuenta de empresa no puedes aplicar a ofertas.',
  failed: 'No se pudo hacer el registro en la oferta',
  alreadyApplied: 'Ya estás inscrito en esta oferta',
} as const

/** The dialog in which a CV is chosen or uploaded. */
export const cvDialogTexts = {
  title: 'Selecciona tu CV',
  list: 'Tus CVs',
  uploadedOn: (day: string) => `Subido el: ${day}`,
  upload: 'Subir CV',
  uploadThis: 'Subir este archivo',
  cancel: 'Cancelar',
  loading: 'Cargando CVs...',
  loadFailed: 'No pudimos obtener tus CVs',
  uploaded: 'CV subido con exito!', // no accent in the specification
  uploadFailed: 'Uy... no se puedo subir el archivo', // «puedo» in the specification
} as const
