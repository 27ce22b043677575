/** A list, or a paragraph that keeps its single line breaks. */
export type DescriptionBlock = string | readonly string[]

const bullet = /^[-–—•*·]\s+/u

/**
 * Splits a description into blocks. Empty lines separate paragraphs. Without any, every line is a paragraph. Lines that
 * start with a dash or a dot are a list.
 */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const hasParagraphs = lines.join('\n').trim().includes('\n\n')
  const blocks: (string | string[])[] = []
  let canContinue = false
  for (const line of lines) {
    const isItem = bullet.test(line)
    const last = blocks.at(-1)
    if (isItem && Array.isArray(last)) last.push(line.replace(bullet, ''))
    else if (isItem) blocks.push([line.replace(bullet, '')])
    else if (line && canContinue && typeof last === 'string') blocks.splice(-1, 1, `${last}\n${line}`)
    else if (line) blocks.push(line)
    canContinue = hasParagraphs && line !== '' && !isItem
  }
  return blocks
}
