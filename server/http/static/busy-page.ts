import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import type { RequestVariables } from '../answer-error.ts'
import { busyTexts as texts } from './texts.ts'

// Without files of its own, because the server is too busy to send more.
const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100svh;display:grid;grid-template-rows:auto 1fr;background:#f7f7f5;color:#1f2430;
  font:1rem/1.55 Poppins,'Trebuchet MS',system-ui,sans-serif}
header{background:#fff;border-bottom:1px solid #d5d6d3;padding:.875rem 1rem;font-size:1.25rem;font-weight:600}
header span{display:flex;align-items:center;gap:.625rem;max-width:75rem;margin:auto}
header svg{width:2.25rem;height:2.25rem;flex:none;border-radius:.5rem;background:#1f2430;padding:.25rem}
main{align-self:center;justify-self:center;display:grid;justify-items:center;gap:1rem;max-width:34rem;
  padding:2.5rem 1rem 4rem;text-align:center}
main svg{width:min(13rem,50vw)}
h1{font-size:clamp(1.5rem,5vw,2rem);line-height:1.2;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
p{color:#5b6069;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:3rem;margin-top:.5rem;padding:.625rem 1.25rem;border-radius:.5rem;
  border:1px solid #c79b00;background:#ffc800;color:inherit;font-weight:600;text-decoration:none}
a:hover{background:#f0b800}
a:focus-visible{outline:3px solid #1f2430;outline-offset:3px}
`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

// In one piece: the policy allows exactly this text.
const styleElement = raw(`<style>${style}</style>`)

const lighthouse = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M9 9h6l2 13H7z" fill="#fff" />
  <path d="M8.2 14h7.6M7.6 18h8.8" stroke="#1f2430" stroke-width="2" />
  <path d="M9 4.5h6V9H9z" fill="#ffc800" />
  <path d="M8 4.5 12 1l4 3.5z" fill="#fff" />
  <path d="m2 5 5 1.5M2 9.5l5-1.5M22 5l-5 1.5M22 9.5 17 8" stroke="#ffc800" stroke-width="1.6" />
</svg>`

/** A lighthouse with a queue of ships. */
const scene = html`<svg viewBox="0 0 240 180" aria-hidden="true">
  <circle cx="120" cy="90" r="84" fill="#ffe9a3" />
  <path d="M78 44 0 12v56Z" fill="#fff6d6" />
  <g stroke="#1f2430" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
    <path d="M66 56h28l8 84H58Z" fill="#fff" />
    <path d="M64 78h32l2 20H62Z" fill="#ffc800" />
    <path d="M70 32h20v24H70Z" fill="#ffc800" />
    <path d="m64 32 16-16 16 16Z" fill="#3f444d" />
    <path d="M34 142c10-14 26-12 34-8h28c12-4 22 0 28 8Z" fill="#3f444d" />
    <path d="M134 128h34l-6 14h-22Zm14 0V98l16 22h-16" fill="#fff" />
    <path d="M186 134h28l-5 10h-18Zm12 0v-24l12 18h-12" fill="#fff" />
    <path d="M14 152c10-7 20-7 30 0s20 7 30 0 20-7 30 0 20 7 30 0 20-7 30 0 20 7 30 0 20-7 30 0" fill="none" />
  </g>
</svg>`

const pageOf = (brandName: string, requestId: string) =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} | ${brandName}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${styleElement}
      </head>
      <body>
        <header><span>${lighthouse}${brandName}</span></header>
        <main>
          ${scene}
          <h1>${texts.title}</h1>
          <p>${texts.hint}</p>
          <a href="">${texts.retry}</a>
          <p>${texts.reference(requestId)}</p>
        </main>
      </body>
    </html>`

// The place of the request id in the page.
const PLACE = '{id}'

/** While the server is too busy, answers requests for pages with this page instead of JSON. */
export function busyPage(brandName: string): MiddlewareHandler<RequestVariables> {
  // Made once: an overloaded server is too busy to make it for each request.
  const [before = '', after = ''] = String(pageOf(brandName, PLACE)).split(PLACE)
  return async (c, next) => {
    await next()
    if (c.res.status !== 503 || !c.res.headers.has('retry-after') || !wantsPage(c)) return
    const retryAfter = c.res.headers.get('retry-after')
    c.res = undefined
    c.res = new Response(`${before}${c.get('requestId')}${after}`, {
      status: 503,
      headers: { ...headers, ...(retryAfter && { 'retry-after': retryAfter }) },
    })
  }
}

const wantsPage = ({ req }: Context): boolean =>
  !req.path.startsWith('/api/') && (req.header('accept') ?? '').includes('text/html')
