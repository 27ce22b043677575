import { expect, test } from '@playwright/test'
import { desktop, expectAccessible, expectFocusSeen, expectNoOverflow, phone } from './page-checks.ts'

// `step-end` shows the old value until the transition ends, so a check that does not wait always sees it.
const page = `<!doctype html>
  <html lang="es">
    <title>Faro</title>
    <style>
      body { overflow-x: auto }
      main { min-height: 20rem; color: #ccc; background: black; transition: color 1500ms step-end }
      div { position: absolute; top: 12rem; left: 1000px; transition: left 500ms step-end }
      button { font: inherit; outline: 3px solid transparent; transition: outline-color 500ms step-end }
      button:focus { outline-color: black }
      i { display: block; width: 10px; height: 10px; animation: turn 1s infinite }
      b { display: block; width: 10px; height: 10px; animation: turn 1s paused }
      @keyframes turn { to { rotate: 1turn } }
      @media (max-width: 1100px) {
        main { color: black; background: white }
        div { left: 0 }
      }
    </style>
    <main><h1>Faro</h1><div>Una frase</div><button>Aplicar</button><i></i><b></b></main>
  </html>`

test.beforeEach(async ({ page: tab }) => {
  await tab.setViewportSize(desktop)
  await tab.setContent(page)
})

test('axe runs only after the transitions of a resize have ended', { tag: '@deep' }, async ({ page: tab }) => {
  await expectAccessible(tab, { sizes: [desktop, phone] })
})

test('the next check of a page finds what has changed since', async ({ page: tab }) => {
  const sizes = [desktop]
  await expectAccessible(tab, { sizes })
  await tab.evaluate(() => document.querySelector('main')?.append(document.createElement('img')))
  await expect(expectAccessible(tab, { sizes })).rejects.toThrow('image-alt: img')
})

test('the width is measured only after transitions have ended', { tag: '@deep' }, async ({ page: tab }) => {
  await expectNoOverflow(tab)
})

test('a focus mark that fades in is accepted', { tag: '@deep' }, async ({ page: tab }) => {
  await tab.keyboard.press('Tab')
  expect(await expectFocusSeen(tab)).toBe('Aplicar')
})
