import { html, raw } from 'hono/html'
import { darkMode, styles } from './styles.ts'
import { frameTexts } from './frame-texts.ts'

interface Link {
  label: string
  link: string
}

interface Item extends Link {
  text: string
  links: readonly Link[]
}

interface Content {
  subject: string
  paragraphs: readonly string[]
  items: readonly Item[]
  action: Link | undefined
  notes: readonly string[]
  links: readonly Link[]
  end: readonly string[]
  unsubscribe: Link | undefined
  brandName: string
}

type Html = ReturnType<typeof html>

/**
 * The HTML of a mail: 600 px at most, and readable on a phone. Gmail and Outlook need tables and styles on each element. The
 * language stands on an element of the body too, because web mail drops the outer ones.
 */
export const letterHtml = ({
  subject,
  paragraphs,
  items,
  action,
  notes,
  links,
  end,
  unsubscribe,
  brandName,
}: Content): string =>
  String(
    html`<!doctype html>
      <html lang="es">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${raw(darkMode)}
          </style>
        </head>
        <body class="canvas" style="margin:0;${styles.canvas}">
          <div role="main" lang="es">
            <table
              role="presentation"
              width="100%"
              cellspacing="0"
              cellpadding="0"
              class="canvas"
              style="${styles.canvas}"
            >
              <tr>
                <td align="center" style="padding:24px 12px">
                  <table role="presentation" width="600" cellspacing="0" cellpadding="0" style="${styles.frame}">
                    <tr>
                      <td style="${styles.band}">${brandName}</td>
                    </tr>
                    <tr>
                      <td class="card" style="${styles.card}">
                        <h1 class="ink" style="${styles.heading}">${subject}</h1>
                        ${paragraphs.map((text) => html`<p class="ink" style="${styles.paragraph}">${text}</p>`)}
                        ${items.map(item)} ${action && button(action)} ${notes.map(note)}
                        ${action && fallback(action.link)} ${links.map(smallLink)}
                      </td>
                    </tr>
                    <tr>
                      <td style="padding:20px 24px">
                        ${end.map((text) => html`<p class="grey" style="${styles.end}">${text}</p>`)}
                        ${unsubscribe && smallLink(unsubscribe)}
                      </td>
                    </tr>
                  </table>
                </td>
              </tr>
            </table>
          </div>
        </body>
      </html>`,
  )

const button = ({ label, link }: Link): Html =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 24px">
    <tr>
      <td style="${styles.button}"><a href="${link}" style="${styles.label}">${label}</a></td>
    </tr>
  </table>`

const item = ({ text, label, link, links }: Item): Html =>
  html`<p class="ink" style="${styles.paragraph}">
      <a href="${link}" class="link" style="${styles.item}">${label}</a><br />${text}
    </p>
    ${links.length > 0 && html`<p style="${styles.choices}">${links.map((one) => choice(one, label))}</p>`}`

/** Programs that read a list of links aloud need to hear of whom each is. */
const choice = ({ label, link }: Link, about: string): Html =>
  html`<a href="${link}" class="link" style="${styles.choice}" aria-label="${label}: ${about}">${label}</a> `

const note = (text: string): Html => html`<p class="grey" style="${styles.note}">${text}</p>`

const fallback = (link: string): Html =>
  html`<p class="grey" style="${styles.note}">
    ${frameTexts.fallback}<br /><a href="${link}" class="link" style="${styles.link}">${link}</a>
  </p>`

const smallLink = ({ label, link }: Link): Html =>
  html`<p class="grey" style="${styles.end}">
    <a href="${link}" class="link" style="${styles.link}">${label}</a>
  </p>`
