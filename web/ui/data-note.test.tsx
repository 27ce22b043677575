import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataNote } from './data-note.tsx'
import { dataNoteTexts } from './data-note-texts.ts'

test('a note on personal data leads to the privacy policy in another tab', () => {
  render(<DataNote text={dataNoteTexts.application('Talleres Norte')} />)
  expect(screen.getByText(/Talleres Norte recibe este CV y tu nombre, foto, ciudad, teléfono y correo/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Política de privacidad (se abre en otra pestaña)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacidad', '_blank'])
})
