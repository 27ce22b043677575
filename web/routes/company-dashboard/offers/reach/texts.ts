import { spanishNumber } from '#contract/values/spanish/number.ts'

const counted = (count: number, word: string) => `${spanishNumber(count)} ${word}${count === 1 ? '' : 's'}`

/** Of the line for the company's own web. */
export const frameTexts = {
  title: 'Insertar en tu web',
  label: 'Línea para tu web',
  note: 'Pégala en tu página. Muestra tus ofertas activas y se actualiza sola.',
  frameTitle: (company: string) => `Ofertas de empleo de ${company}`,
  copy: 'Copiar',
  copied: 'Línea copiada',
  copyFailed: 'No pudimos copiarla. Selecciónala y cópiala tú',
}

export const figuresTexts = {
  title: 'Visitas y candidaturas por día',
  ofOffer: (name: string) => `de la oferta ${name}`,
  total: (opened: number, saved: number, applications: number) =>
    `${counted(opened, 'visita')}, ${counted(saved, 'guardada')}, ${counted(applications, 'candidatura')}`,
  legend: (days: number) =>
    `${days === 1 ? 'Hoy' : `Últimos ${days} días`}. Barras: visitas. Marcas debajo: días con candidaturas.`,
  columns: ['Día', 'Visitas', 'Guardadas', 'Candidaturas'],
  download: 'Descargar CSV',
  fileName: 'visitas.csv',
  downloadFailed: 'No pudimos descargar la tabla. Inténtalo de nuevo',
  downloadCut: '',
}
