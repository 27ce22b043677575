const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })

/** «840 KB», «1,2 MB». */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${number.format(Math.max(1, Math.round(bytes / 1024)))} KB`
  return `${number.format(bytes / 1024 / 1024)} MB`
}
