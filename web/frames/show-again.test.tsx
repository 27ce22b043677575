import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { translatePage } from '#web/testing/translate-page.ts'
import { ShowAgain } from './show-again.tsx'

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

function TextsBesideOneAnother() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <p>
      <button aria-label="Cambiar" onClick={() => setIsOpen(!isOpen)} />
      {isOpen && 'Quedan seis'}
      {' ofertas'}
    </p>
  )
}

test('a screen whose texts the browser has translated is shown anew when React can no longer remove one', async () => {
  render(
    <ShowAgain>
      <TextsBesideOneAnother />
    </ShowAgain>,
  )
  onTestFinished(translatePage())
  await act(async () => screen.getByRole('button').click())
  expect(await screen.findByText('¤Quedan seis')).toBeDefined()
  expect(screen.getByText('¤ ofertas')).toBeDefined()
})

test('any other failure reaches the page of an unexpected error', () => {
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() =>
    render(
      <ShowAgain>
        <Broken />
      </ShowAgain>,
    ),
  ).toThrow('broken')
})
