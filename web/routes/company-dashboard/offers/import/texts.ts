import { spanishNumber } from '#contract/values/spanish/number.ts'

const offers = (count: number) => (count === 1 ? '1 oferta' : `${spanishNumber(count)} ofertas`)
const rows = (count: number) => (count === 1 ? '1 fila' : `${spanishNumber(count)} filas`)

/** Offers of a table of the company. */
export const importTexts = {
  title: 'Importar ofertas',
  about: 'Sube una tabla con una oferta en cada fila. Se guardan como borradores y tú decides cuándo publicarlas.',
  template: 'Descargar la plantilla',
  sound: (count: number) => `Bien: ${offers(count)}.`,
  known: (count: number) => `Repetidas: ${offers(count)}. No se guardan otra vez.`,
  wrong: (count: number) => `Hay errores en ${rows(count)}. No se importa nada hasta que los corrijas en tu archivo.`,
  row: (row: number) => `Fila ${row}`,
  showAll: (count: number) => `Ver las ${rows(count)} con errores`,
  write: (count: number) => `Importar ${offers(count)}`,
  failed: 'No pudimos leer el archivo. Inténtalo de nuevo',
} as const
