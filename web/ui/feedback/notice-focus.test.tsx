// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NoticeProvider, useNotice } from './notice.tsx'

/** A notice with a button stays. */
const see = [{ label: 'Ver', onPress: () => undefined }]

function Buttons() {
  const notice = useNotice()
  return (
    <>
      <button onClick={() => notice.success('Oferta guardada', see)}>guardar</button>
      <button onClick={() => notice.success('Sin conexión', see)}>fallar</button>
    </>
  )
}

const page = (hasField: boolean) => (
  <NoticeProvider>
    <main>
      <Buttons />
      {hasField && <input aria-label="Nombre" />}
    </main>
  </NoticeProvider>
)

const button = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByLabelText('Nombre')

/** Opens notices, and moves the focus with the keyboard from the field to the first of them. */
async function focusNotice(...names: string[]) {
  const user = userEvent.setup()
  const { rerender } = render(page(true))
  for (const name of names) await user.click(button(name))
  await user.click(field())
  await user.tab()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cerrar aviso')
  return { user, removeField: () => rerender(page(false)) }
}

test('after closing a notice with the keyboard the focus is where it was before', async () => {
  const { user } = await focusNotice('guardar')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('after closing one of two notices the focus is on the other one', async () => {
  const { user } = await focusNotice('guardar', 'fallar')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toContain('Sin conexión')
  expect(document.activeElement).toBe(button('Cerrar aviso'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(field())
})

test('when the element that had the focus is gone, the focus goes to the main part of the page', async () => {
  const { user, removeField } = await focusNotice('guardar')
  removeField()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
