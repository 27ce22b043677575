import { html } from 'hono/html'
import { standInTexts as texts } from '../texts.ts'
import { pagesPath, type StandIn } from '../stand-in.ts'

export type Html = ReturnType<typeof html>

const lighthouse = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M9 9h6l2 13H7z" fill="#fff" />
  <path d="M8.2 14h7.6M7.6 18h8.8" stroke="#1f2430" stroke-width="2" />
  <path d="M9 4.5h6V9H9z" fill="#ffc800" />
  <path d="M8 4.5 12 1l4 3.5z" fill="#fff" />
  <path d="m2 5 5 1.5M2 9.5l5-1.5M22 5l-5 1.5M22 9.5 17 8" stroke="#ffc800" stroke-width="1.6" />
</svg>`

/** The layout of all pages of the stand-in, with the note that nothing is charged. */
export const framed = (standIn: StandIn, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <!-- The address is the key. -->
        <meta name="referrer" content="no-referrer" />
        <title>${title} | ${texts.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${pagesPath}/estilo.css" />
      </head>
      <body>
        <a class="skip" href="#contenido">${texts.skip}</a>
        <header>
          <div class="frame">
            <span class="brand">${lighthouse} ${standIn.brandName}</span>
            <span class="chip">${texts.name}</span>
          </div>
        </header>
        <div class="notice" role="region" aria-label="${texts.name}">
          <div class="frame">
            <p><strong>${texts.notice}</strong>. ${texts.noticeMore}</p>
          </div>
        </div>
        <main id="contenido" class="frame">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

const money = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
const day = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

export const euros = (cents: number | null): string => money.format((cents ?? 0) / 100)
export const dayOf = (seconds: number): string => day.format(new Date(seconds * 1000))

/** The page for an address that does not exist or has expired. */
export const gonePage = (standIn: StandIn): Html =>
  framed(
    standIn,
    texts.goneTitle,
    html`<div class="card">
      <p>${texts.goneMore}</p>
      <a class="button" href="${standIn.baseUrl}/perfil-empresa">${texts.back(standIn.brandName)}</a>
    </div>`,
  )
