import { saveFile } from './save-file.ts'
import { fileTexts } from './texts.ts'

/** «CV de Ana» becomes «CV de Ana.pdf». Characters that are not allowed in file names are removed. */
export function pdfNameOf(name: string): string {
  const safe = name.replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, ' ').trim()
  if (!safe) return fileTexts.defaultPdfName
  return /\.pdf$/i.test(safe) ? safe : `${safe}.pdf`
}

/** Starts the download of a PDF in the browser. */
export const savePdf = (file: Blob, name: string): void => saveFile(file, pdfNameOf(name))
