import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { openList } from '#web/testing/open-list.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

const call = 'POST /api/companies/import-offers'

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

const answer = (nuevas: number, wrong = 0, repetidas = 0) => ({
  message: serverSentence,
  nuevas,
  repetidas,
  errores: Array.from({ length: wrong }, (_, row) => ({ fila: row + 2, motivos: ['falta puesto', 'falta ciudad'] })),
})

function openWith(answers: object, file = new File(['a;b'], 'ofertas.CSV', { type: 'application/vnd.ms-excel' })) {
  const stub = stubApi({ [call]: answers })
  const page = openList('?seccion=ofertas&importar=1&proyecto=7')
  fireEvent.change(screen.getByLabelText(/Haz clic/), { target: { files: [file] } })
  return { ...stub, ...page }
}

test('a sound table is judged, and written by one press', async () => {
  const { bodyOf, made, search } = openWith(answer(2, 0, 1))
  await screen.findByText('Bien: 2 ofertas.')
  screen.getByText('Repetidas: 1 oferta. No se guardan otra vez.')
  const sent = { file: 'data:text/csv;base64,YTti', emp_proyectos_id: 7 }
  expect(bodyOf(call)).toEqual({ ...sent, escribir: false })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Importar 2 ofertas' }))
  await screen.findByText(serverSentence)
  await waitFor(() => expect(search()).toBe('?seccion=ofertas'))
  expect(bodyOf(call)).toEqual({ ...sent, escribir: true })
  expect(made.filter((one) => one.call === call)).toHaveLength(2)
})

test('a table with errors cannot be written; the first fifty rows are shown, then all', async () => {
  openWith(answer(900, 100))
  await screen.findByText('Hay errores en 100 filas. No se importa nada hasta que los corrijas en tu archivo.')
  expect(screen.getAllByText(/^Fila/)).toHaveLength(50)
  await userEvent.click(screen.getByRole('button', { name: 'Ver las 100 filas con errores' }))
  expect(screen.getAllByText(/^Fila/)).toHaveLength(100)
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
})

test('a file that cannot be read says why beside it', async () => {
  openWith(refusal(400, 'file_unreadable'))
  await screen.findByText(serverSentence)
})

test('a workbook is not sent', async () => {
  const { made } = openWith({}, new File(['PK'], 'ofertas.xlsx'))
  await screen.findByText('El archivo tiene que ser un CSV: guarda así tu hoja de cálculo')
  expect(made.some((one) => one.call === call)).toBe(false)
})
