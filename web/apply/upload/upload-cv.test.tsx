import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getSession, saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { stubUpload } from '#web/testing/stub-upload.ts'
import ApplyDialog from '../apply-dialog.tsx'

const cv = {
  can_cv_id: 3,
  nombre: 'Mi CV',
  fecha: '2026-11-20',
  tamano_bytes: 9000,
  numero_candidaturas: 0,
  numero_descargas: 0,
}
const pdf = new File(['%PDF-1.7'], 'CV de Ana.pdf', { type: 'application/pdf' })

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const picker = () => screen.findByLabelText<HTMLInputElement>(/Haz clic para seleccionar un archivo/)

/** The dialog in upload mode, with a file chosen and on its way. */
async function startUpload(cvs: object[] = []) {
  stubApi({ 'GET /api/users/get-cvs-info': cvs })
  const network = stubUpload()
  renderPrivate(
    <MemoryRouter>
      <ApplyDialog offerId={7} onClose={vi.fn()} onApplied={vi.fn()} />
    </MemoryRouter>,
  )
  if (cvs.length > 0) await userEvent.click(await screen.findByRole('button', { name: 'Subir CV' }))
  await userEvent.upload(await picker(), pdf)
  await userEvent.click(await screen.findByRole('button', { name: 'Subir este archivo' }))
  return network
}

beforeEach(() => saveToken('token-1'))

describe('An upload', () => {
  test('shows its progress, sends the token, and ends in the list with the new CV selected', async () => {
    const network = await startUpload([cv])
    await act(() => network.progress(30, 100))
    const bar = screen.getByRole('progressbar', { name: 'Subida de CV de Ana.pdf' })
    expect(bar.getAttribute('aria-valuenow')).toBe('30')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Subiendo… 25 %')
    await act(() => network.progress(100, 100))
    expect(screen.getAllByText('Comprobando el archivo…')).toHaveLength(2)
    expect(network.headers.authorization).toBe('Bearer token-1')
    await act(() => network.answer(200, { message: '', can_cv_id: 9 }))
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /CV de Ana/ })
    expect(chosen.checked).toBe(true)
    expect(document.activeElement).toBe(chosen)
    expect(screen.getByText('CV subido con exito!')).toBeTruthy()
  })

  test('says what was taken out of the file, until the candidate closes it', async () => {
    const network = await startUpload([cv])
    const aviso = 'Por seguridad hemos quitado de tu PDF un script.'
    await act(() => network.answer(200, { message: '', can_cv_id: 9, aviso }))
    expect(await screen.findByText(aviso)).toBeTruthy()
    expect(screen.getByText('CV subido con exito!')).toBeTruthy()
  })

  test('is cancelled by «Cancelar», even if the candidate has no other CV', async () => {
    const network = await startUpload()
    await act(() => network.progress(30, 100))
    await userEvent.click(button('Cancelar'))
    expect(await screen.findByText('Has cancelado la subida')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    expect(button('Subir este archivo').disabled).toBe(false)
  })

  test('that loses the connection says so, and one press sends the same file again', async () => {
    const network = await startUpload()
    await act(() => network.breakOff())
    expect(await screen.findByText(/Se ha cortado la conexión/)).toBeTruthy()
    expect(screen.getByText('Uy... no se puedo subir el archivo')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(button('Subir este archivo')))
    await userEvent.click(button('Subir este archivo'))
    await act(() => network.answer(200, { message: '', can_cv_id: 9 }))
    expect(await screen.findByRole('radio', { name: /CV de Ana/ })).toBeTruthy()
    expect(network.sent).toHaveLength(2)
  })

  test.each([
    [429, 'too_many_tries', /demasiados intentos/],
    [500, 'internal', /Algo ha fallado por nuestra parte/],
  ])('that is answered %i keeps its file and says whose fault it is', async (status, code, sentence) => {
    const network = await startUpload()
    await act(() => network.answer(status, { error: 'Frase', code }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(button('Quitar CV de Ana.pdf')).toBeTruthy()
  })

  // Seen to fail without isOfRoom: the sentence blamed the server, or was missing.
  test.each([
    [409, 'cvs_full', 'Has llegado al máximo de CVs.'],
    [503, 'busy', 'Estamos atendiendo muchas peticiones.'],
    [507, 'disk_full', 'Ahora mismo no nos queda espacio.'],
  ])('that finds no room (%i) shows the sentence of the server and keeps the file', async (status, code, error) => {
    const network = await startUpload()
    await act(() => network.answer(status, { error, code }))
    expect(await screen.findByText(error)).toBeTruthy()
    expect(button('Quitar CV de Ana.pdf')).toBeTruthy()
    expect(button('Subir este archivo').disabled).toBe(false)
  })

  test('of a refused file shows the reason beside the file picker', async () => {
    const network = await startUpload()
    await act(() => network.answer(400, { error: 'El PDF está protegido con contraseña.', code: 'pdf_encrypted' }))
    expect(await screen.findByText('El PDF está protegido con contraseña.')).toBeTruthy()
    expect(document.activeElement).toBe(await picker())
    expect(button('Subir este archivo').disabled).toBe(true)
  })

  test('that the server answers with 401 ends the session', async () => {
    const network = await startUpload()
    await act(() => network.answer(401, { error: 'Inicia sesión', code: 'unauthenticated' }))
    await waitFor(() => expect(getSession()).toMatchObject({ token: null, end: 'refused' }))
  })
})
