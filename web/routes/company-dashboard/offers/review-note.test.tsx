import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownOffer } from '#web/testing/company-rows.ts'
import { ReviewNote } from './review-note.tsx'

const held = { estado: 'retenida', revisar_antes: '2026-11-24T11:00:00.000Z', motivo: null, explicacion: null } as const
const aviso = 'Dice «806 123 456». Quita el número.'

test('the card of an offer that the rules hold says what they found, and what to do', () => {
  render(<ReviewNote offer={{ ...ownOffer, revision: { ...held, aviso } }} />)
  expect(screen.getByText(/todavía no se ve/)).toBeDefined()
  expect(screen.getByText(aviso)).toBeDefined()
})
