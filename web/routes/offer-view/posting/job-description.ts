import type { Offer } from '#web/api/types.ts'
import { offerViewTexts as texts } from '../texts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const paragraph = (text: string): string => `<p>${text.split('\n').map(escapeHtml).join('<br>')}</p>`

/** An empty line parts paragraphs, as the page shows them. */
const paragraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(paragraph)
    .join('')

/** What the page says of the job, as the HTML that search engines take: p, br, ul and li alone. */
export function jobDescription({ descripcion, requirements_list: requirements }: Offer): string {
  const wanted = [...new Set(requirements.map((one) => one.descripcion))]
  if (wanted.length === 0) return paragraphs(descripcion)
  const items = wanted.map((text) => `<li>${escapeHtml(text)}</li>`).join('')
  return `${paragraphs(descripcion)}<p>${texts.requirements}</p><ul>${items}</ul>`
}
