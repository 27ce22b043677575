import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLate } from './start-late.ts'

const started = () => document.querySelector('script[type=module]')?.textContent
const preloads = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), (link) => link.getAttribute('href'))
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)

/** As while the page is still loading. */
let state: DocumentReadyState = 'interactive'
let idle: (() => void)[] = []

beforeEach(() => {
  state = 'interactive'
  idle = []
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  document.documentElement.dataset.session = 'out'
  document.body.innerHTML = [
    '<button type="button" id="first"><b>Filtros</b></button><button type="button" id="second">Aplicar</button>',
    '<form><input /><button>Buscar</button></form>',
    '<script type="text/plain" data-modules="/a.js /b.js">import "/a.js"</script>',
  ].join('')
})
afterEach(() => {
  // Ends what listens to the window.
  dispatchEvent(new Event('pagereacts'))
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('load'))
  document.head.innerHTML = ''
})

test('the scripts start when the page has loaded and the browser is idle', () => {
  startLate()
  expect(started()).toBeUndefined()
  dispatchEvent(new Event('load'))
  expect(started()).toBeUndefined()
  for (const run of idle) run()
  expect(started()).toBe('import "/a.js"')
  expect(preloads()).toEqual(['/a.js', '/b.js'])
})

test('a page that has loaded already waits only until the browser is idle', () => {
  state = 'complete'
  startLate()
  for (const run of idle) run()
  expect(started()).toBeDefined()
})

test('an idle browser asks for one module at a time, and a touch for the others at once', () => {
  state = 'complete'
  startLate()
  idle.shift()?.()
  expect(preloads()).toEqual(['/a.js'])
  expect(started()).toBeUndefined()
  find('input').dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(started()).toBeDefined()
  for (const run of idle) run()
  expect(preloads()).toEqual(['/a.js', '/b.js'])
})

test.each(['pointerdown', 'keydown', 'focusin'])('%s starts them at once, and once only', (touch) => {
  startLate()
  find('input').dispatchEvent(new Event(touch, { bubbles: true }))
  expect(started()).toBeDefined()
  dispatchEvent(new Event('load'))
  for (const run of idle) run()
  expect(preloads()).toEqual(['/a.js', '/b.js'])
})

// Seen to fail with `pointermove` among the touches.
test('a still pointer on the page starts nothing', () => {
  startLate()
  find('input').dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(started()).toBeUndefined()
})

test('the scripts load at once for a visitor with a session', () => {
  document.documentElement.dataset.session = 'in'
  startLate()
  expect(started()).toBeDefined()
})

test('the last press on a button is repeated when the page reacts', () => {
  startLate()
  find('#second').click()
  find('b').click()
  expect(find('#first').getAttribute('aria-busy')).toBe('true')
  expect(find('#second').hasAttribute('aria-busy')).toBe(false)
  const pressed = vi.fn()
  document.body.addEventListener('click', ({ target }) => pressed(target), { once: true })
  dispatchEvent(new Event('pagereacts'))
  expect(pressed).toHaveBeenCalledExactlyOnceWith(find('#first'))
  expect(find('#first').hasAttribute('aria-busy')).toBe(false)
  find('#second').click()
  expect(find('#second').hasAttribute('aria-busy')).toBe(false)
})

test('each press on a toggle is repeated, beside the last press on another button', () => {
  const hearts = ['una', 'dos', 'tres'].map(
    (name) => `<button type="button" aria-pressed="false" id="${name}"></button>`,
  )
  document.body.insertAdjacentHTML('afterbegin', hearts.join(''))
  startLate()
  for (const id of ['una', 'first', 'dos', 'tres', 'second', 'tres']) find(`#${id}`).click()
  expect(find('#una').getAttribute('aria-busy')).toBe('true')
  expect(find('#tres').hasAttribute('aria-busy')).toBe(false)
  const pressed: string[] = []
  const keep = ({ target }: Event) => void (target instanceof Element && pressed.push(target.id))
  document.body.addEventListener('click', keep)
  dispatchEvent(new Event('pagereacts'))
  document.body.removeEventListener('click', keep)
  expect(pressed).toEqual(['una', 'dos', 'second'])
})

test('forms are submitted without scripts meanwhile', () => {
  startLate()
  const submitted = vi.fn((event: Event) => event.preventDefault())
  find('form').addEventListener('submit', submitted)
  find('form button').click()
  expect(submitted).toHaveBeenCalledOnce()
})

test('a page without late scripts stays as it is', () => {
  find('script').remove()
  expect(startLate).not.toThrow()
})
