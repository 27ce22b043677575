import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applicationNoteVersion } from '#contract/values/applications/covering-note.ts'
import { DataNote } from './data-note.tsx'
import { dataNoteTexts } from './data-note-texts.ts'

test('a note on personal data leads to the privacy policy in another tab', () => {
  render(<DataNote text={dataNoteTexts.application('Talleres Norte', { hasAnswers: false, hasNote: false })} />)
  expect(screen.getByText(/Talleres Norte recibe este CV y tu nombre, foto, ciudad, teléfono y correo/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Política de privacidad (se abre en otra pestaña)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacidad', '_blank'])
})

// Applications keep the number of the text that was accepted, so each number needs its text.
test('the note of the apply dialog is the one that its version stands for', () => {
  const texts: Record<number, string> = {
    1: 'Al pulsar «Aplicar», Talleres Norte recibe este CV y tu nombre, foto, ciudad, teléfono y correo. No recibe tu documento, fecha de nacimiento, sexo ni nacionalidad.',
    2: 'Al pulsar «Aplicar», Talleres Norte recibe este CV, tus respuestas y tu nombre, foto, ciudad, teléfono y correo. No recibe tu documento, fecha de nacimiento, sexo ni nacionalidad.',
    3: 'Al pulsar «Aplicar», Talleres Norte recibe este CV, tu nota y tu nombre, foto, ciudad, teléfono y correo. No recibe tu documento, fecha de nacimiento, sexo ni nacionalidad.',
    4: 'Al pulsar «Aplicar», Talleres Norte recibe este CV, tus respuestas, tu nota y tu nombre, foto, ciudad, teléfono y correo. No recibe tu documento, fecha de nacimiento, sexo ni nacionalidad.',
  }
  for (const hasAnswers of [false, true]) {
    for (const hasNote of [false, true]) {
      const sent = { hasAnswers, hasNote }
      expect(dataNoteTexts.application('Talleres Norte', sent)).toBe(texts[applicationNoteVersion(sent)])
    }
  }
})
