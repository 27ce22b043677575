import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { QueuedCompany } from '#web/api/types.ts'

export const reviewCompaniesTexts = {
  title: 'Revisar empresas',
  list: (waiting: number) => (waiting === 1 ? 'Espera 1 empresa' : `Esperan ${spanishNumber(waiting)} empresas`),
  listLoading: 'Empresas',
  empty: 'No hay empresas por revisar',
  noMatches: 'Ninguna empresa coincide con lo que buscas',
  failed: 'Vaya... No pudimos obtener las empresas',
  failedNotice: 'No pudimos obtener las empresas',
  filters: 'Buscar empresas',
  search: 'Nombre, razón social o NIF',
  searchNote: 'Palabras de sus nombres, o el NIF entero.',
  state: 'Estado',
  anyState: 'Todos los estados',
  unreadPage: 'Con página por revisar',
  submit: 'Buscar',
  clear: 'Ver las que esperan',
  pages: 'Páginas de empresas',
  first: 'Volver al principio',
  next: 'Siguientes',
  waits: (ago: string) => `Esperando desde ${ago}`,
  asked: (ago: string) => `Última petición ${ago}`,
  noLegalName: 'Sin razón social',
} as const

export const companyStateTexts: Record<QueuedCompany['estado_verificacion'], string> = {
  pendiente: 'Pendiente',
  verificada: 'Verificada',
  rechazada: 'Rechazada',
  suspendida: 'Suspendida',
  sin_pedir: 'Sin pedir',
}
