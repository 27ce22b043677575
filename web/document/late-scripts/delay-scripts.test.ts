import { expect, test } from 'vitest'
import { delayScripts } from './delay-scripts.ts'

// As React Router renders it.
const page = [
  '<html><head>',
  '<link rel="modulepreload" href="/assets/base.js" nonce="n"/><link rel="modulepreload" href="/assets/route.js" nonce="n"/>',
  '<link rel="stylesheet" href="/assets/root.css"/>',
  '</head><body><main>Ofertas</main>',
  '<script nonce="n" type="module" async="">import "/assets/route.js"</script>',
  '</body></html>',
].join('')
const delayed = delayScripts(page, 'n')

test('a page with late scripts asks for none of them by itself', () => {
  expect(delayed).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/)
  expect(delayed).toContain('<main>Ofertas</main>')
  expect(delayed).toContain('<link rel="stylesheet" href="/assets/root.css"/>')
})

test('the text of the script and the files that it needs stay in the page', () => {
  expect(delayed).toContain(
    '<script nonce="n" type="text/plain" data-modules="/assets/base.js /assets/route.js">import "/assets/route.js"</script>',
  )
})

test('the last script of the page starts the late ones, and is allowed to run', () => {
  expect(delayed).toMatch(/<script nonce="n">\(function startLate\(\).*\}\)\(\)<\/script><\/body><\/html>$/s)
})
