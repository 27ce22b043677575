import { fileTexts } from './texts.ts'

/** «CV de Ana» becomes «CV de Ana.pdf»; what no file may be called is left out. */
export function pdfNameOf(name: string): string {
  const safe = name.replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, ' ').trim()
  if (!safe) return fileTexts.defaultPdfName
  return /\.pdf$/i.test(safe) ? safe : `${safe}.pdf`
}

/** Hands a PDF over to the browser's downloads. */
export function savePdf(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: pdfNameOf(name) }).click()
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
