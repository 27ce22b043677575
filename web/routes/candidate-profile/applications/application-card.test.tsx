import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { anApplication } from '#web/testing/applications.ts'
import { ApplicationCard } from './application-card.tsx'

test.each([
  [true, '/vista-oferta-completa/31'],
  [false, undefined],
])('The name of the offer leads to its page where it has one (%s)', (con_pagina, href) => {
  render(
    <MemoryRouter>
      <ApplicationCard application={anApplication({ con_pagina })} onDelete={() => undefined} />
    </MemoryRouter>,
  )
  const name = screen.getByRole('heading', { name: 'Cocinera' })
  expect(name.querySelector('a')?.getAttribute('href')).toBe(href)
})
