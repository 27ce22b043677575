import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const [PAGES_MAX, CHARACTERS_MAX] = [20, 20_000]

/** The different words of a PDF, in their order, as a company could read them. Empty: it has none, as a scanned page, or none can be read. */
export async function readWords(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, enableXfa: false })
  try {
    return joinWords(await readPages(await loading.promise))
  } catch {
    return ''
  } finally {
    await loading.destroy()
  }
}

async function readPages(document: PDFDocumentProxy): Promise<string> {
  let text = ''
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('') + '\n'
  }
  return text
}

/** Without signs that nobody sees, which may stand within a word, and those that PostgreSQL cannot store. */
export function joinWords(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  let joined = ''
  for (const word of new Set(visible.split(/[\s\p{C}]+/u))) {
    if (joined.length + word.length >= CHARACTERS_MAX) break
    joined += joined && word ? ` ${word}` : word
  }
  return joined
}
