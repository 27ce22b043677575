import { startLate } from './start-late.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULES = /<script nonce="[^"]*" type="module" async="">/

/**
 * Turns the module script of a rendered page into text that `startLate` runs later, and takes out its preloads. Otherwise
 * 130 kB of script compete with the style sheet and the fonts for a slow line. Pages work without scripts until then.
 */
export function delayScripts(page: string, nonce: string): string {
  const modules = Array.from(page.matchAll(PRELOAD), ([, href]) => href)
  const delayed = page
    .replaceAll(PRELOAD, '')
    .replace(MODULES, () => `<script nonce="${nonce}" type="text/plain" data-modules="${modules.join(' ')}">`)
  return delayed.replace('</body>', () => `<script nonce="${nonce}">(${startLate.toString()})()</script></body>`)
}
