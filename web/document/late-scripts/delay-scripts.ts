import { startLate } from './start-late.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * Turns the module script of a rendered page into text that `startLate` runs later, and takes out its preloads. Otherwise
 * 130 kB of script compete with the style sheet and the fonts for a slow line. Pages work without scripts until then.
 */
export function delayScripts(page: string, nonce: string): string {
  const [headEnd, bodyEnd] = [page.indexOf('</head>'), page.lastIndexOf('</body>')]
  const [head, body] = [page.slice(0, headEnd), page.slice(headEnd, bodyEnd)]
  const modules = Array.from(head.matchAll(PRELOAD), ([, href]) => href).join(' ')
  const opening = `<script nonce="${nonce}"`
  return [
    head.replaceAll(PRELOAD, ''),
    body.replace(`${opening} type="module" async="">`, () => `${opening} type="text/plain" data-modules="${modules}">`),
    `${opening}>${starting}</script>`,
    page.slice(bodyEnd),
  ].join('')
}

const starting = `(${startLate.toString()})()`
