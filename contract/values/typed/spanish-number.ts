const grouped = /^[1-9]\d{0,2}(?:([.\s'’])\d{3})(?:\1\d{3})*(?:,\d{1,2})?$/
const plain = /^\d+(?:,\d{1,2})?$/

/**
 * A number as people write it in Spanish: «24.000», «24 000,50», «24000 €». Null for a text that may mean two numbers, such as «24,000» or
 * «24.5»: nobody gets another number than the one that was typed.
 */
export function readSpanishNumber(text: string): number | null {
  const typed = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:€|eur)\s*|\s*(?:€|euros?|eur)$/i, '')
  if (!plain.test(typed) && !grouped.test(typed)) return null
  return Number(typed.replaceAll(/[.\s'’]/g, '').replace(',', '.'))
}
