import { operatorTitles } from '#web/frames/menu/texts.ts'
import type { ManagedAccount } from '#web/api/types.ts'

export const accountsTexts = {
  title: operatorTitles.cuentas,
  about:
    'Todas las personas, empresas y operadores con cuenta. De las personas solo se ve lo que hace falta para encontrarlas.',
  list: 'Resultados',
  pages: 'Páginas de las cuentas',
  filters: 'Buscar cuentas',
  search: 'Buscar',
  searchNote: 'Un correo entero, nombre y apellido, el nombre de una empresa o el número de la cuenta.',
  role: 'Tipo',
  anyRole: 'Todos los tipos',
  state: 'Estado',
  anyState: 'Todos los estados',
  submit: 'Buscar',
  clear: 'Quitar los filtros',
  empty: 'Aún no hay cuentas',
  noMatches: 'Ninguna cuenta coincide con lo que buscas',
  noMatchesNote: 'A las personas se las encuentra por su correo entero o por nombre y apellido completos.',
  failed: 'Vaya... No pudimos obtener las cuentas',
  failedNotice: 'No pudimos obtener las cuentas',
  next: 'Cuentas anteriores',
  first: 'Volver a las más recientes',
  number: (id: number) => `Cuenta ${id}`,
  created: (day: string) => `Creada el ${day}`,
  used: (day: string) => `Usada por última vez el ${day}`,
} as const

export const newOperatorTexts = {
  editTitle: 'Añadir operador',
  saveLabel: 'Enviar el enlace',
  note: 'Un operador ve y cambia los datos de todas las cuentas. Le enviaremos un enlace que caduca en 24 horas. Su correo no puede ser el de otra cuenta.',
  email: 'Correo',
  emailWrong: 'Escribe un correo completo, como nombre@dominio.es',
  code: { label: 'Tu código de verificación', description: 'El de tu aplicación, o un código de recuperación.' },
  codeMissing: 'Escribe el código',
  updated: 'Hemos enviado el enlace al nuevo operador',
  failed: 'No pudimos crear el operador. Inténtalo de nuevo',
} as const

export const roleTexts: Record<ManagedAccount['tipo'], string> = {
  candidato: 'Candidato',
  empresa: 'Empresa',
  operador: 'Operador',
  sin_elegir: 'Sin elegir tipo',
}

export const stateTexts: Record<ManagedAccount['estado'], string> = {
  activa: 'Activa',
  sin_confirmar: 'Sin confirmar',
  suspendida: 'Suspendida',
  desactivada: 'Desactivada',
  cerrada: 'Cerrada',
}
