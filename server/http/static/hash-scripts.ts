import { hash } from 'node:crypto'

/**
 * Replaces the nonce of inline scripts by their hashes for the Content-Security-Policy ('sha256-…'), so that a page has
 * the same bytes each time. `nonce` is a secret of this one rendering: a script that somebody managed to put into the page
 * does not have it, and gets no hash.
 */
export function hashScripts(page: string, nonce: string): { page: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const hashes = page
    .split('<script')
    .slice(1)
    .flatMap((rest) => {
      const end = rest.indexOf('>')
      const [opening, code] = [rest.slice(0, end), rest.slice(end + 1, rest.indexOf('</script'))]
      const isOurs = opening.includes(attribute)
      if (!isOurs || opening.includes(' src="')) return []
      return [`'sha256-${hash('sha256', code, 'base64')}'`]
    })
  return { page: page.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}
