import { operatorTitles } from '#web/frames/menu/texts.ts'

export const registerTexts = {
  title: operatorTitles.registro,
  about: 'Todo lo que han hecho los operadores. Nadie puede cambiarlo ni borrarlo.',
  processing: 'Registro de tratamientos (RGPD)',
  acts: 'Actos',
  pages: 'Páginas del registro',
  filters: 'Filtrar el registro',
  operator: 'Operador (correo)',
  act: 'Acción',
  anyAct: 'Todas las acciones',
  account: 'Número de cuenta',
  from: 'Desde',
  until: 'Hasta',
  submit: 'Filtrar',
  clear: 'Quitar los filtros',
  download: 'Descargar CSV',
  downloadFailed: 'No pudimos descargar el registro. Inténtalo de nuevo',
  downloadCut:
    'El archivo solo tiene los 10.000 actos más recientes. Para descargar los anteriores, elige otras fechas en «Hasta»',
  fileName: 'registro.csv',
  empty: 'Aún no hay nada en el registro',
  noMatches: 'Ningún acto coincide con lo que buscas',
  failed: 'Vaya... No pudimos obtener el registro',
  failedNotice: 'No pudimos obtener el registro',
  next: 'Actos anteriores',
  first: 'Volver a los más recientes',
  by: (operator: string) => (operator === 'consola' ? 'Desde la consola del servidor' : `Por ${operator}`),
  subject: (id: number, email: string | null) => (email ? `Cuenta ${id}: ${email}` : `Cuenta ${id}, que ya no existe`),
  reason: (reason: string) => `Motivo: ${reason}`,
  before: (values: string) => `Antes: ${values}`,
  after: (values: string) => `Después: ${values}`,
} as const

export const waitingTexts = {
  since: (text: string, isLate: boolean) => (isLate ? `Fuera de plazo. ${text}` : text),
  days: (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
} as const

/** Why an offer is taken away. */
export const reviewChoiceTexts = {
  reason: 'Motivo',
  reasonNote: 'También lo leen quienes enviaron su candidatura.',
  reasonMissing: 'Elige un motivo',
  noteShort: 'Explica algo más: al menos 10 caracteres',
} as const
