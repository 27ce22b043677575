// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const two =
  '<article><h3>Uno</h3><button>Quitar uno</button></article><article><h3>Dos</h3><button>Quitar dos</button></article>'

/** Long enough for a dialog to return the focus by itself, and for ours after that. */
const aFewFrames = async () => {
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!
const focusedText = () => (document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent)

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Tus ofertas</h1><section><h2>Borradores</h2>${two}</section></main>`
  return keepFocus()
})
afterEach(() => history.replaceState(null, '', '/'))

test('a card that goes with the focus leaves it to the heading of its section', async () => {
  find('button').focus()
  find('article').remove()
  await aFewFrames()
  expect(focusedText()).toBe('Borradores')
})

test('a section that goes with the focus leaves it to the heading of the page', async () => {
  find('button').focus()
  find('section').remove()
  await aFewFrames()
  expect(focusedText()).toBe('Tus ofertas')
})

test('a section that comes later gets the focus then', async () => {
  const main = find('main')
  find('button').focus()
  main.innerHTML = ''
  await aFewFrames()
  expect(focusedText()).toBe('nothing')
  main.innerHTML = '<h1>Tus proyectos</h1><h2 data-focus-home tabindex="-1">Apertura</h2>'
  await aFewFrames()
  expect(focusedText()).toBe('Apertura')
})

test('a section that is invisible until its data is there gets the focus then', async () => {
  const [section, heading] = [find('section'), find('h2')]
  section.className = 'invisible'
  // Browsers focus nothing that is invisible. jsdom does.
  vi.spyOn(heading, 'focus').mockImplementationOnce(() => undefined)
  find('button').focus()
  find('article').remove()
  await aFewFrames()
  expect(focusedText()).toBe('nothing')
  section.className = 'contents'
  await aFewFrames()
  expect(focusedText()).toBe('Borradores')
})

test('what goes inside of a dialog leaves the focus to its title', async () => {
  document.body.innerHTML += '<div role="dialog"><h2>Subir CV</h2><div><button>Subir</button></div></div>'
  find('[role=dialog] button').focus()
  find('[role=dialog] div').remove()
  await aFewFrames()
  expect(focusedText()).toBe('Subir CV')
})

test('a button that was disabled while it sent something gets the focus back', async () => {
  const button = find<HTMLButtonElement>('button')
  button.focus()
  button.disabled = true
  // Browsers move the focus to the page then. jsdom does not.
  button.blur()
  await aFewFrames()
  expect(focusedText()).toBe('nothing')
  button.disabled = false
  await aFewFrames()
  expect(focusedText()).toBe('Quitar uno')
})

const removeCard = () => find('article').remove()

test.each([
  ['after a visitor has left the element', () => (document.activeElement as HTMLElement).blur(), removeCard],
  ['at another address', () => history.replaceState(null, '', '/cuenta'), removeCard],
  ['with another page', () => undefined, () => (document.body.innerHTML = '<main><h1>Mi cuenta</h1></main>')],
])('%s the focus stays where the browser has it', async (_, change, remove) => {
  find('button').focus()
  change()
  await aFewFrames()
  remove()
  await aFewFrames()
  expect(focusedText()).toBe('nothing')
})
