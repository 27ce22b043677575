import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OfferBody } from '#web/api/types.ts'
import { anOwnOffer, askedQuestions } from '#web/testing/offers.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { OfferForm } from '../form/offer-form.tsx'

function open(preguntas = askedQuestions) {
  stubApi(masterLists)
  const onSubmit = vi.fn<(body: OfferBody) => void>()
  renderPrivate(
    <>
      <OfferForm offer={anOwnOffer({ preguntas })} usualExpiry="2026-12-23" onSubmit={onSubmit} />
      <button type="submit" form="oferta">
        Guardar
      </button>
    </>,
  )
  return { onSubmit, save: () => userEvent.click(screen.getByRole('button', { name: 'Guardar' })) }
}

const question = (number: number) => within(screen.getByRole('group', { name: `Pregunta ${number}` }))
const textOf = (number: number) =>
  question(number).getByRole<HTMLInputElement>('textbox', { name: 'Qué quieres preguntar' })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

test('questions are moved by buttons, which keep the focus, and are sent in their order', async () => {
  const { onSubmit, save } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Bajar la pregunta 1' }))
  // At the end it cannot go on: the button beside it has the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir la pregunta 2' })))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  const [first, second] = askedQuestions
  expect(onSubmit.mock.calls[0]?.[0].preguntas.map(({ texto }) => texto)).toEqual([second?.texto, first?.texto])
})

test('a new question has the focus, and goes with its options where it is a choice', async () => {
  const { onSubmit, save } = open([])
  await userEvent.click(screen.getByRole('button', { name: 'Añadir pregunta' }))
  await waitFor(() => expect(document.activeElement).toBe(textOf(1)))
  await userEvent.keyboard('¿Qué turno prefieres?')
  await userEvent.selectOptions(question(1).getByRole('combobox', { name: 'Se contesta con' }), 'opcion')
  await userEvent.type(question(1).getByRole('textbox', { name: 'Opciones' }), 'Mañana{Enter}{Enter} Tarde ')
  await userEvent.click(question(1).getByRole('switch', { name: 'Hay que contestarla' }))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0].preguntas).toEqual([
    {
      tipo: 'opcion',
      texto: '¿Qué turno prefieres?',
      opciones: ['Mañana', 'Tarde'],
      unidad: null,
      obligatoria: false,
    },
  ])
})

test('a question that no company may ask says why while it is written, and is not sent', async () => {
  const { onSubmit, save } = open([])
  await userEvent.click(screen.getByRole('button', { name: 'Añadir pregunta' }))
  await userEvent.type(textOf(1), '¿Estás casada?')
  expect(await screen.findByText(/artículo 17 del Estatuto de los Trabajadores/)).toBeTruthy()
  await save()
  expect(await screen.findAllByText('Esta pregunta no se puede hacer')).not.toHaveLength(0)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.clear(textOf(1))
  await waitFor(() => expect(screen.queryByText(/artículo 17 del Estatuto/)).toBeNull())
})

test('a question without a text, one that is repeated, and a choice of one option are not sent', async () => {
  const { onSubmit, save } = open([])
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Añadir pregunta' }))
  for (const text of ['¿Tienes coche?', '¿Tienes coche?', '¿Qué turno?']) {
    await add()
    await userEvent.keyboard(text)
  }
  await userEvent.selectOptions(question(3).getByRole('combobox', { name: 'Se contesta con' }), 'opcion')
  await userEvent.type(question(3).getByRole('textbox', { name: 'Opciones' }), 'Mañana')
  await save()
  expect(await screen.findAllByText('Escribe de 2 a 8 opciones, una por línea')).not.toHaveLength(0)
  await userEvent.type(question(3).getByRole('textbox', { name: 'Opciones' }), '{Enter}Tarde')
  await save()
  expect(await screen.findAllByText('Esta pregunta está repetida')).not.toHaveLength(0)
  await userEvent.clear(textOf(2))
  await save()
  expect(await screen.findAllByText('Escribe la pregunta, o quítala')).not.toHaveLength(0)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the fifth question is the last, and one that is taken away leaves the focus beside it', async () => {
  open([])
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir pregunta' })
  for (let count = 0; count < 5; count++) await userEvent.click(add)
  expect(add.disabled).toBe(true)
  expect(screen.getByText('Has llegado al máximo de 5 preguntas.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la pregunta 5' }))
  await waitFor(() => expect(document.activeElement).toBe(textOf(4)))
})
