/**
 * Does to a page what the translation of Chrome does: replaces each text node by two nested <font> elements, now and whenever
 * one comes or changes. Returns a function that stops it. Journeys run it in the browser, so it uses nothing from outside.
 */
export function translatePage(): () => void {
  const ignored = 'script, style, noscript, textarea, title, option, font, [translate=no]'
  const replace = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(ignored)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `¤${text.data}`
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let next = walker.nextNode(); next; next = walker.nextNode()) if (next instanceof Text) texts.push(next)
    for (const text of texts) replace(text)
  }
  document.documentElement.lang = 'en'
  replaceIn(document.body)
  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
    for (const node of nodes.filter(({ isConnected }) => isConnected)) replaceIn(node)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
