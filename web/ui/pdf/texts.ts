export const pdfTexts = {
  zoomIn: (name: string) => `Ampliar ${name}`,
  zoomOut: (name: string) => `Reducir ${name}`,
  zoom: (percent: number) => `${percent} %`,
  zoomIs: (percent: number) => `Tamaño: ${percent} %`,
  pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  loading: 'Abriendo el documento…',
} as const
