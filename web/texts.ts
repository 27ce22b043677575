/** What the parts of web/ui say, by part. The sentences of a screen stand in its texts.ts. */

export const brandTexts = {
  name: 'Faro Empleo',
  homeLabel: (name: string) => `${name}, ir al inicio`,
} as const

export const fieldTexts = {
  loading: 'Cargando…',
  loadError: 'Error al cargar los datos.',
  retry: 'Reintentar',
  choose: 'Selecciona una opción',
  noMatches: 'Sin coincidencias',
  showOptions: 'Mostrar opciones',
  showPassword: 'Mostrar lo que escribes',
  hidePassword: 'Ocultar lo que escribes',
} as const

export const dateTexts = {
  openCalendar: 'Abrir calendario',
  month: 'Mes',
  year: 'Año',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  incomplete: 'La fecha no está completa: día, mes y año',
  outOfRange: (min: string, max: string) => `La fecha tiene que estar entre el ${min} y el ${max}`,
} as const

export const deleteTexts = {
  gone: 'Ya se había eliminado. Hemos actualizado la lista.',
} as const

export const dialogTexts = {
  close: 'Cerrar',
  yes: 'SI', // no accent in the specification
  no: 'NO',
  save: 'Guardar',
  cancel: 'Cancelar',
  unsavedTitle: '¿Salir sin guardar?',
  unsavedMessage: 'Tienes cambios sin guardar. Si sales ahora, se perderán.',
  leave: 'Salir sin guardar',
  stay: 'Seguir editando',
} as const

export const noticeTexts = {
  region: 'Avisos',
  close: 'Cerrar aviso',
} as const

export const badgeTexts = {
  active: 'Activo',
  inactive: 'No activo',
  premium: 'Premium',
} as const

export const stateTexts = {
  retry: 'Reintentar',
  loading: 'Cargando…',
  removeFilter: (name: string) => `Quitar filtro ${name}`,
} as const

export const paginationTexts = {
  label: 'Paginación',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (number: number) => `Página ${number}`,
  position: (page: number, count: number) => `Página ${page} de ${count}`,
} as const

export const pickerTexts = {
  pdf: 'Haz clic para seleccionar un archivo',
  pdfHint: (megabytes: number) => `PDF, ${megabytes} MB como máximo`,
  pdfType: 'El archivo tiene que ser un PDF',
  imageType: 'El archivo tiene que ser una imagen',
  emptyFile: 'El archivo está vacío',
  tooLarge: (megabytes: number) => `El archivo pesa demasiado: el máximo son ${megabytes} MB`,
  unreadable: 'No pudimos leer el archivo',
  imageUnreadable: 'No pudimos abrir esta imagen: usa un archivo JPG, PNG o WebP',
  cropTitle: 'Ajusta la imagen',
  cropHint: 'Mueve la imagen con el ratón, el dedo o las flechas del teclado, y acércala o aléjala con el zoom.',
  cropArea: 'Encuadre de la imagen',
  crop: 'Usar esta imagen',
  zoom: 'Zoom',
  zoomOf: (percent: number) => `${percent} %`,
  addImage: 'Añadir imagen',
  changeImage: 'Cambiar imagen',
  removeImage: 'Eliminar imagen',
  removeFile: (name: string) => `Quitar ${name}`,
} as const

export const fileTexts = {
  defaultPdfName: 'CV_Documento.pdf',
} as const

export const summaryTexts = {
  title: (count: number) => (count === 1 ? 'Revisa este campo:' : `Revisa estos ${count} campos:`),
} as const

export const menuTexts = {
  label: 'Menú principal',
} as const

export const formatTexts = {
  age: (days: number) => `Hace ${days} ${days === 1 ? 'día' : 'días'}`,
  yearly: (amount: string) => `€ ${amount} anuales`,
  noSalary: 'Salario no indicado',
  perPeriod: { month: (amount: string) => `${amount}/mes`, year: (amount: string) => `${amount}/año` },
  workday: { 1: 'Completa', 2: 'Parcial' } as Readonly<Record<number, string>>,
  modality: { 1: 'Presencial', 2: 'Híbrido', 3: 'Remoto' } as Readonly<Record<number, string>>,
  workdayUnknown: 'No especificada',
} as const

/** The fields of an offer: their names on its page and in its form, and what the form says where a value is wrong. */
export const offerFieldTexts = {
  name: 'Nombre de la oferta',
  nameMissing: 'Escribe el nombre de la oferta',
  description: 'Descripción',
  descriptionMissing: 'Escribe una descripción',
  salary: 'Salario anual',
  salaryInEuros: 'Salario anual (€)',
  salaryHint: 'Bruto al año. Con 0 se muestra «Salario no indicado».',
  salaryInvalid: 'Escribe el salario en euros, sin decimales; 0 si no quieres indicarlo',
  salaryTooHigh: 'El salario es demasiado alto',
  modality: 'Modalidad',
  workday: 'Jornada',
  position: 'Puesto',
  positionMissing: 'Elige un puesto',
  sector: 'Sector',
  sectorMissing: 'Elige un sector',
  requirements: 'Requisitos',
  city: 'Ciudad',
  cityMissing: 'Elige una ciudad',
} as const

/** /perfil-empresa with what the payment page sent back. */
export const paymentReturnTexts = {
  paid: 'Pago exitoso! Tu suscripción ha sido actualizada a Premium.', // no opening mark in the specification
  cancelled: 'Has cancelado el pago. No se ha cobrado nada.',
  notPaid: 'El pago no se ha completado y no se ha cobrado nada. Puedes intentarlo de nuevo.',
  unknown: 'No encontramos ese pago en tu empresa, así que no hemos cambiado nada.',
  spent: 'Ese pago ya no da acceso a Premium. Si crees que es un error, escríbenos.',
  pending:
    'Tu banco está confirmando el pago. En cuanto lo haga, tu empresa pasará a Premium: no hace falta que pagues otra vez.',
  checkNow: 'Comprobar ahora',
  stillPending: 'El pago sigue pendiente de confirmación.',
  askFailed: 'Ups... no pudimos obtener estos datos',
  askFailedHint: 'Todavía no sabemos si el pago se ha completado. No pagues otra vez: compruébalo antes.',
} as const

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const allowance = (max: number) => {
  if (max === 0) return 'sin ofertas activas'
  return max === 1
    ? 'hasta 1 oferta activa'
    : `hasta ${max.toLocaleString('es-ES', { useGrouping: 'always' })} ofertas activas`
}

/** How many active offers the free plan allows, wherever plans are told. */
export const freePlanTexts = {
  onPlanCard: (max: number) => sentence(allowance(max)),
  inHeader: (max: number) => `Plan gratuito: ${allowance(max)}`,
  whyNotActive: (max: number) => `No está activa por el límite del plan gratuito: ${allowance(max)}.`,
} as const

export const rootTexts = {
  feed: 'Últimas ofertas de empleo',
  description:
    'Encuentra trabajo o publica tus ofertas de empleo. Un solo perfil, ofertas verificadas y candidaturas con tu CV.',
} as const

export const errorTexts = {
  title: 'Algo ha fallado por nuestra parte',
  hint: 'Inténtalo de nuevo en unos minutos.',
  noConnectionTitle: 'No hay conexión',
  noConnectionHint: 'Comprueba tu conexión a internet y vuelve a probar.',
  retry: 'Reintentar',
  toStart: 'Ir al inicio',
} as const
