import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { placesInWords } from '#contract/values/job-terms/offer-places.ts'
import { payInWords } from '#contract/values/pay/pay-in-words.ts'
import type { ShownOffer } from '#server/domain/offers/feed/shown-offers.ts'
import { frameTexts as texts } from '../texts.ts'

// In the page, so that a foreign site loads one file only.
const style = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:#fff;color:#1f2430;font:1rem/1.5 Poppins,'Trebuchet MS',system-ui,sans-serif;padding:.75rem;overflow-wrap:anywhere}
h1{font-size:1.25rem;line-height:1.3}
h2{font-size:1rem;line-height:1.4}
p{color:#5b6069;font-size:.875rem}
b{font-weight:600;color:#1f2430}
main,ul{display:grid;gap:.75rem}
ul{list-style:none;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
li{position:relative;border:1px solid #d5d6d3;border-radius:.75rem;padding:.875rem}
li:hover{background:#fff6d6}
a{color:inherit;text-underline-offset:.2em}
li a::after{content:'';position:absolute;inset:0}
a:focus-visible{outline:3px solid #1f2430;outline-offset:2px}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding-top:.75rem;font-size:.875rem}
.all{padding:.75rem 1rem;border:1px solid #c79b00;border-radius:.5rem;background:#ffc800;font-weight:600;text-decoration:none}
`

const styleElement = raw(`<style>${style}</style>`)

/** The headers of the only page that other sites may show in a frame. */
export const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
}

interface FramePage {
  brand: string
  baseUrl: string
  title: string
  /** The path of the list with the same search. */
  listPath: string
  /** Null if they could not be read. */
  offers: readonly ShownOffer[] | null
}

/** The offers of a search as a page without scripts, for a frame of another site. Each link opens another tab. */
export function framePage({ brand, baseUrl, title, listPath, offers }: FramePage) {
  const list = baseUrl + listPath
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${brand}</title>
        <link rel="canonical" href="${list}" />
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${offers === null ? html`<p role="alert">${texts.failed}</p>` : html`<p>${texts.found(offers.length)}</p>`}
          <ul>
            ${offers?.map((offer) => card(offer, baseUrl))}
          </ul>
        </main>
        <footer>
          <a class="all" href="${list}" target="_blank" rel="noopener">${texts.all}</a>
          <a href="${baseUrl}/" target="_blank" rel="noopener">${brand}</a>
        </footer>
      </body>
    </html>`
}

const card = (offer: ShownOffer, baseUrl: string) =>
  html`<li>
    <h2><a href="${baseUrl}/vista-oferta-completa/${offer.id}" target="_blank" rel="noopener">${offer.name}</a></h2>
    <p>${offer.company} · ${placesInWords(offer)}</p>
    <p><b>${payInWords(offer)}</b></p>
  </li> `
