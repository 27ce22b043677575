import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const styles = globSync(['**/*.css', '**/*.tsx'], { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'))

test.each([
  // Whatever changes on the page, the browser looks for a match in all of it.
  ['asks what the whole page contains', /(:root|\bhtml|\bbody):has\(/],
  // Chromium then computes the styles of everything below an element whenever any `:has` above it may have changed.
  ['selects everything below a match of :has', /:has\([^{}\n]*\)\s+\*/],
])('no style %s, because each press would wait for it', (_, selector) => {
  expect(styles.length).toBeGreaterThan(100)
  expect(styles.flatMap((text) => text.match(selector)?.[0] ?? [])).toEqual([])
})
