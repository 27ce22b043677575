/**
 * Sentences of parts that public pages load. Each screen and each heavier part has a texts.ts of its own, because a page
 * loads this file as a whole.
 */

export const brandTexts = {
  name: 'Faro Empleo',
  homeLabel: (name: string) => `${name}, ir al inicio`,
} as const

export const fieldTexts = {
  emailCharacters: 'Revisa el correo: no puede llevar espacios, tildes ni comas',
  loading: 'Cargando…',
  loadError: 'Error al cargar los datos.',
  retry: 'Reintentar',
  choose: 'Selecciona una opción',
  noMatches: 'Sin coincidencias',
  showOptions: 'Mostrar opciones',
  showPassword: 'Mostrar lo que escribes',
  hidePassword: 'Ocultar lo que escribes',
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

/** Wherever an account must confirm its e-mail. */
export const emailTexts = {
  resend: 'Volver a enviar',
  resendFailed: 'No pudimos enviar el enlace. Inténtalo de nuevo',
} as const

export const noticeTexts = {
  region: 'Avisos',
  close: 'Cerrar aviso',
} as const

export const badgeTexts = {
  active: 'Activo',
  inactive: 'No activo',
  premium: 'Premium',
  verified: 'Empresa verificada',
} as const

export const stateTexts = {
  needsScripts: 'Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargarla.',
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

export const menuTexts = {
  skip: 'Saltar al contenido',
  label: 'Menú principal',
  more: 'Más',
} as const

export const formatTexts = {
  age: (days: number) => `Hace ${days} ${days === 1 ? 'día' : 'días'}`,
  momentAgo: 'hace un momento',
  minutesAgo: (minutes: number) => `hace ${minutes} minutos`,
  hoursAgo: (hours: number) => `hace ${hours} ${hours === 1 ? 'hora' : 'horas'}`,
  onDay: (day: string) => `el ${day}`,
  yearly: (amount: string) => `€ ${amount} anuales`,
  noSalary: 'Salario no indicado',
  perPeriod: { month: (amount: string) => `${amount}/mes`, year: (amount: string) => `${amount}/año` },
  workdayOf: (workday: string) => `Jornada ${workday.toLowerCase()}`,
  workday: { 1: 'Completa', 2: 'Parcial' } as Readonly<Record<number, string>>,
  modality: { 1: 'Presencial', 2: 'Híbrido', 3: 'Remoto' } as Readonly<Record<number, string>>,
  workdayUnknown: 'No especificada',
  reserved: 'Para personas con discapacidad',
} as const

export const rootTexts = {
  feed: 'Últimas ofertas de empleo',
  description:
    'Encuentra trabajo o publica tus ofertas de empleo. Un solo perfil, avisos de ofertas nuevas y candidaturas con tu CV.',
} as const

export const errorTexts = {
  title: 'Algo ha fallado por nuestra parte',
  hint: 'Inténtalo de nuevo en unos minutos.',
  reference: (id: string) => `Referencia: ${id}`,
  noConnectionTitle: 'No hay conexión',
  noConnectionHint: 'Comprueba tu conexión a internet y vuelve a probar.',
  retry: 'Reintentar',
  toStart: 'Ir al inicio',
} as const

/** On phones the filters of a list are folded. */
export const filterTexts = {
  show: 'Mostrar los filtros',
  hide: 'Ocultar los filtros',
} as const

export const keyTexts = { label: 'Atajos de teclado' } as const

/** The bar that undoes the last act. */
export const undoTexts = {
  undo: 'Deshacer',
  undoKeys: 'También con Control y Z.',
  undoFor: (seconds: number) => `${seconds} s`,
  undone: 'Deshecho. Nadie ha recibido nada.',
  undoFailed: 'No pudimos deshacerlo. Inténtalo de nuevo',
} as const
