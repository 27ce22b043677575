import { Hono } from 'hono'
import { html } from 'hono/html'
import { letters } from '#server/features/all-features.ts'
import { PREVIEW_PATH } from './preview-path.ts'
import { exampleOf } from '#server/mail/letters/letter.ts'
import { writeLetter, type Site } from '#server/mail/letters/write-letter.ts'

const widths = [390, 600]
const schemes = ['claro', 'oscuro']

/** Every mail with made-up data: on a phone and on a desk, in light and in dark colours, and as text. */
export function previewLetters(site: Site): Hono {
  const app = new Hono().basePath(PREVIEW_PATH)
  const examples = Object.entries(letters).map(([name, letter]) => [name, exampleOf(letter)] as const)
  for (const [name, example] of examples) {
    app.get(`/${name}/claro`, (c) => c.html(writeLetter(example, site).html))
    app.get(`/${name}/oscuro`, (c) => c.html(alwaysDark(writeLetter(example, site).html)))
    app.get(`/${name}/texto`, (c) => c.text(writeLetter(example, site).text))
  }
  return app.get('/', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="es">
          <body style="margin:16px;font:16px sans-serif">
            ${examples.map(
              ([name, { subject }]) =>
                html`<h2>${subject}</h2>
                  <p><a href="${PREVIEW_PATH}/${name}/texto">${name}</a></p>
                  ${schemes.flatMap((scheme) => widths.map((width) => frame({ name, scheme, width })))}`,
            )}
          </body>
        </html>`,
    ),
  )
}

const alwaysDark = (page: string): string => page.replace('(prefers-color-scheme: dark)', 'all')

const frame = ({ name, scheme, width }: { name: string; scheme: string; width: number }) =>
  html`<iframe
    src="${PREVIEW_PATH}/${name}/${scheme}"
    title="${name}, ${scheme}, ${width} px"
    width="${width}"
    height="760"
    loading="lazy"
    style="border:1px solid #d5d6d3"
  ></iframe>`
