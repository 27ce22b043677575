import { html } from 'hono/html'
import { pagesPath, type StandIn } from '../stand-in.ts'
import { standInTexts as texts } from '../texts.ts'

export type Html = ReturnType<typeof html>

/** The layout of all pages of the stand-in, with the note that nothing is charged. */
export const framed = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <!-- The address is the key. -->
        <meta name="referrer" content="no-referrer" />
        <title>${title} | ${texts.name}</title>
        <link rel="stylesheet" href="${pagesPath}/estilo.css" />
      </head>
      <body>
        <header>
          <p><strong>${texts.notice}</strong> ${texts.noticeMore}</p>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

/** A page with one sentence. */
export const sentencePage = (standIn: StandIn, { title, more }: { title: string; more: string }): Html =>
  framed(
    title,
    html`<p>${more}</p>
      ${backLink(standIn)}`,
  )

/** Leads to the page of the company, from where people come. */
export const backLink = ({ baseUrl, brandName }: StandIn): Html =>
  html`<a href="${baseUrl}/perfil-empresa">${texts.back(brandName)}</a>`
