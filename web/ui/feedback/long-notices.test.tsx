// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../overlays/dialog.tsx'
import { NoticeProvider, useNotice } from './notice.tsx'

const long =
  'Está en revisión y todavía no se ve, por lo que dice: «un enlace escrito para que no lo parezca». La miraremos antes del lunes.'
const refusal = 'Has alcanzado el límite de ofertas activas del plan gratuito.'

beforeEach(() => {
  vi.useFakeTimers()
})

function Screen({ hasDialog }: { hasDialog: boolean }) {
  const notice = useNotice()
  return (
    <main>
      <h1>Tus ofertas</h1>
      <button onClick={() => notice.error(long)}>guardar</button>
      <button onClick={() => notice.warning(refusal, { label: 'Cambiar a Premium', onPress: () => undefined })}>
        publicar
      </button>
      <button onClick={() => notice.success('Oferta eliminada con exito')}>eliminar</button>
      <Dialog isOpen={hasDialog} onClose={() => undefined} title="Editemos tu oferta" footer={<button>Guardar</button>}>
        Nombre
      </Dialog>
    </main>
  )
}

function show() {
  const at = (page: string, hasDialog = false) => (
    <NoticeProvider page={page}>
      <Screen hasDialog={hasDialog} />
    </NoticeProvider>
  )
  const { rerender } = render(at('/perfil-empresa ofertas'))
  return (page: string, hasDialog?: boolean) => rerender(at(page, hasDialog))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const region = () => document.querySelector<HTMLElement>('[data-notices]') ?? document.body
const main = () => within(document.querySelector('main') ?? document.body)

test.each([
  ['guardar', long],
  ['publicar', refusal],
])('what is long or asks for an act stands in the page, until somebody closes it («%s»)', (button, sentence) => {
  show()
  press(button)
  act(() => vi.advanceTimersByTime(60_000))
  expect(main().getByRole('alert').textContent).toContain(sentence)
  expect(region().textContent).toBe('')
  press('Cerrar aviso')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('in a dialog it stands above the buttons, and goes with the dialog', () => {
  const goTo = show()
  goTo('/perfil-empresa ofertas', true)
  press('guardar')
  const dialog = screen.getByRole('dialog')
  const [message, save] = [within(dialog).getByRole('alert'), within(dialog).getByRole('button', { name: 'Guardar' })]
  expect(message.compareDocumentPosition(save) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  goTo('/perfil-empresa ofertas')
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText(long)).toBeNull()
})

test('it goes with its section, and once something else has succeeded, such as deleting the offer', () => {
  const goTo = show()
  press('guardar')
  goTo('/perfil-empresa candidatos')
  expect(screen.queryByText(long)).toBeNull()
  press('guardar')
  press('eliminar')
  expect(screen.queryByText(long)).toBeNull()
  expect(region().textContent).toBe('Oferta eliminada con exito')
})

test('what is told while the address has changed already, and the page has not, stays on the next page', () => {
  const goTo = show()
  history.replaceState(null, '', '/perfil-empresa?seccion=candidatos')
  press('guardar')
  goTo('/perfil-empresa candidatos')
  expect(main().getByRole('alert').textContent).toContain(long)
  history.replaceState(null, '', '/')
})
