import type { Offer } from '#web/api/types.ts'
import { offerFieldTexts } from '#web/forms/offer-texts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const paragraph = (text: string): string => `<p>${text.split('\n').map(escapeHtml).join('<br>')}</p>`

/** An empty line separates paragraphs, as on the page. */
const paragraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(paragraph)
    .join('')

/** The text of the offer as HTML for search engines. They accept p, br, ul and li only. */
export function jobDescription({ descripcion, requirements_list: requirements }: Offer): string {
  const wanted = [...new Set(requirements.map((one) => one.descripcion))]
  if (wanted.length === 0) return paragraphs(descripcion)
  const items = wanted.map((text) => `<li>${escapeHtml(text)}</li>`).join('')
  return `${paragraphs(descripcion)}<p>${offerFieldTexts.requirements}</p><ul>${items}</ul>`
}
