import type { Answering } from '../static/front.ts'

const firstPages = ['/', '/pagina-principal']

/** Renders the pages that most visitors open first. Otherwise the first visitor waits 0.3 s for code that has never run. */
export async function renderFirstPages(app: Answering): Promise<void> {
  for (const path of firstPages) {
    await app.fetch(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }))
  }
}
