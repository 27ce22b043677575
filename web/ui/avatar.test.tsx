// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('the initial replaces a picture that fails to load, until there is another picture', () => {
  const { container, rerender } = render(<Avatar name="Ámbar Estudio" src="/logos/1.png" />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.textContent).toBe('Á')
  rerender(<Avatar name="Ámbar Estudio" src="/logos/2.png" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/logos/2.png')
})

test('without a picture and a name an icon is shown', () => {
  const { container } = render(<Avatar name="  " />)
  expect(container.querySelector('svg')).not.toBeNull()
})
