import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Node {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: Node[]
}
export interface Word {
  page: number
  text: string
  x: number
  y: number
  width: number
  size: number
}

/** What programs read: the lines that a reader of screens tells, each with its tag («H1 Camarero/a»), and where words are. */
export async function readPdf(data: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise
  const [lines, words, links]: [string[], Word[], string[]] = [[], [], []]
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const content = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    let id = ''
    for (const item of content.items) {
      if ('id' in item) id = item.id
      if (!('str' in item)) continue
      texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
      if (item.str.trim()) words.push({ page: number, text: item.str, x, y, width: item.width, size })
    }
    const linesOf = ({ role, alt, type, id: mark = '', children = [] }: Node): string[] => {
      if (alt) return [`${role} ${alt}`]
      if (type === 'annotation') return ['(link)']
      if (type !== undefined) return [texts.get(mark)?.trim() ?? '']
      const told = children.flatMap(linesOf)
      return children.every((child) => child.type) ? [`${role} ${told.join(' ')}`.replaceAll(/\s+/g, ' ').trim()] : told
    }
    lines.push(...linesOf((await page.getStructTree()) as Node))
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) links.push(url ?? '')
  }
  const { info } = await pdf.getMetadata()
  return { info: info as Record<string, unknown>, pages: pdf.numPages, lines, words, links }
}
