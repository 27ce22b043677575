/** The candidate's own page, by section. */

export const profileTexts = {
  pageTitle: 'Mi perfil',
  edit: 'Editar',
  editProfile: 'Editar tus datos',
  editTitle: 'Edita tu perfil',
  phone: 'Teléfono móvil',
  city: 'Ciudad',
  noCity: 'Ciudad sin indicar',
  loadFailed: 'No pudimos obtener tu información',
  updated: 'Perfil actualizado con exito!', // no accent in the specification
  updateFailed: 'Lo sentimos, algo ha salido mal',
} as const

export const cvTexts = {
  title: 'Mis CVs',
  uploadedOn: (day: string) => `Subido el: ${day}`,
  notSent: 'Aún no lo has enviado',
  sentIn: (applications: number) =>
    applications === 1 ? 'Enviado en 1 candidatura' : `Enviado en ${applications} candidaturas`,
  count: (cvs: number, max: number) => `${cvs} de ${max}`,
  full: (max: number) => `Has llegado al máximo de CVs (${max}). Elimina alguno para subir otro.`,
  downloads: (times: number) => `Descargado por empresas: ${times === 1 ? '1 vez' : `${times} veces`}`,
  notDownloaded: 'Ninguna empresa lo ha descargado todavía',
  downloadsOf: (name: string, times: number) =>
    `Descargado por empresas: ${times === 1 ? '1 vez' : `${times} veces`}. Ver quién ha descargado ${name}`,
  downloadsTitle: 'Quién ha descargado este CV',
  downloadsKept: (months: number) => `Guardamos cada descarga durante ${months} meses.`,
  downloadsLast: (count: number) => `Estas son las ${count} últimas.`,
  downloadsLoading: 'Cargando descargas...',
  downloadsFailed: 'No pudimos obtener las descargas',
  upload: 'Subir CV',
  make: 'Crear mi CV',
  goOnMaking: 'Seguir con mi CV',
  made: 'Tu CV está listo',
  download: 'Descargar',
  downloadOf: (name: string) => `Descargar ${name}`,
  downloadFailed: 'No pudimos descargar el CV. Inténtalo de nuevo',
  empty: 'Aún no tienes ningún CV',
  emptyHint: 'Sube tu CV en PDF, o créalo aquí en 5 minutos, y envíalo a cualquier oferta en dos pasos.',
  failed: 'Vaya... No pudimos obtener tus CVs',
  failedNotice: 'No pudimos obtener tus CVs',
  rename: (name: string) => `Cambiar el nombre de ${name}`,
  editTitle: 'Cambiar el nombre del CV',
  name: 'Nombre del CV',
  nameHint: 'Es el nombre que ven las empresas.',
  nameMissing: 'Escribe un nombre para el CV',
  updateFailed: 'No pudimos cambiar el nombre del CV. Inténtalo de nuevo',
  remove: (name: string) => `Eliminar ${name}`,
  confirmDelete: '¿Seguro que quieres eliminar este CV?',
  deleteNote: (applications: number) => {
    if (applications === 0) return 'Desaparecerá de tu lista y no se podrá recuperar.'
    const [sent, who] =
      applications === 1 ? ['1 candidatura', 'esa empresa'] : [`${applications} candidaturas`, 'esas empresas']
    return `Enviado en ${sent}: desaparecerá de tu lista y no se podrá recuperar, pero ${who} podrá${applications === 1 ? '' : 'n'} leer su copia hasta que retires o des de baja la candidatura.`
  },
  deleted: 'CV eliminado',
  deleteFailed: 'No pudimos eliminar este CV. Inténtalo de nuevo',
} as const
