// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Page({ hasUnsavedChanges }: { hasUnsavedChanges?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Crear proyecto</button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Crear Nuevo Proyecto"
        hasUnsavedChanges={hasUnsavedChanges}
      >
        <input aria-label="Nombre" />
      </Dialog>
    </>
  )
}

async function openPage(props: { hasUnsavedChanges?: boolean } = {}) {
  const user = userEvent.setup()
  render(<Page {...props} />)
  await user.click(screen.getByRole('button', { name: 'Crear proyecto' }))
  screen.getByRole('dialog', { name: 'Crear Nuevo Proyecto' })
  return user
}

test('Esc closes a dialog without changes, and the focus returns to what opened it', async () => {
  const user = await openPage()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Crear proyecto'))
})

test('with unsaved changes Esc asks first, and «Seguir editando» loses nothing', async () => {
  const user = await openPage({ hasUnsavedChanges: true })
  await user.type(screen.getByLabelText('Nombre'), 'Norte')
  await user.keyboard('{Escape}')
  screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Norte')
})

test('with unsaved changes × asks first, and «Salir sin guardar» closes both', async () => {
  const user = await openPage({ hasUnsavedChanges: true })
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const question = { title: 'Seguro que quieres eliminar esta oferta?', message: 'Se eliminan sus candidaturas' }

test('a confirm dialog has the focus on NO, so that Enter deletes nothing', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const user = userEvent.setup()
  render(<ConfirmDialog isOpen {...question} onConfirm={onConfirm} onCancel={onCancel} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'NO' }))
  await user.keyboard('{Enter}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a confirm dialog is described by its message, and SI confirms', async () => {
  const onConfirm = vi.fn()
  const user = userEvent.setup()
  render(<ConfirmDialog isOpen {...question} onConfirm={onConfirm} onCancel={vi.fn()} />)
  const dialog = screen.getByRole('alertdialog', { name: question.title })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(question.message)
  await user.click(screen.getByRole('button', { name: 'SI' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a confirm dialog cannot be pressed again or closed while it deletes', async () => {
  const onCancel = vi.fn()
  const user = userEvent.setup()
  render(<ConfirmDialog isOpen isPending {...question} onConfirm={vi.fn()} onCancel={onCancel} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'SI' }).disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
})
