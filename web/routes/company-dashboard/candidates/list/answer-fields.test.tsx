import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { AskedQuestion } from '#web/api/types.ts'
import { readDeskFilters } from '../desk-address.ts'
import { AnswerFields } from './answer-fields.tsx'

const years: AskedQuestion = {
  pregunta_id: 1,
  texto: '¿Años en cocina?',
  tipo: 'numero',
  obligatoria: false,
  unidad: 'años',
  opciones: [],
}
const licence: AskedQuestion = { ...years, pregunta_id: 2, texto: '¿Tienes carné?', tipo: 'si_no', unidad: null }

function Filtered() {
  const [filters, setFilters] = useState(() => readDeskFilters(new URLSearchParams('oferta=9&pregunta=1')))
  const change = (changed: object) => setFilters({ ...filters, ...changed })
  return (
    <>
      <AnswerFields questions={[years, licence]} filters={filters} onChange={change} />
      <button onClick={() => change({ valor: '' })}>Quitar {filters.valor}</button>
    </>
  )
}

test('A filter by an answer keeps the focus where it takes effect, by Enter and by a choice', async () => {
  render(<Filtered />)
  const least = screen.getByRole('textbox', { name: 'Al menos (años)' })
  await userEvent.type(least, '3 {Enter}')
  expect(screen.getByRole('button', { name: 'Quitar 3' })).toBeTruthy()
  expect(document.activeElement).toBe(least)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pregunta de la oferta' }), licence.texto)
  const answer = screen.getByRole('combobox', { name: 'Respuesta' })
  await userEvent.selectOptions(answer, 'Sí')
  expect(screen.getByRole('button', { name: 'Quitar si' })).toBeTruthy()
  expect(document.activeElement).toBe(answer)
})

test('A filter by an answer that is removed elsewhere leaves its field empty', async () => {
  render(<Filtered />)
  await userEvent.type(screen.getByRole('textbox'), '3{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 3' }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})
