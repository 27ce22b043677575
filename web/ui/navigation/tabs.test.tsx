// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { key: 'sign-in', label: 'Iniciar sesión', panel: <p>Entra</p> },
  { key: 'sign-up', label: 'Registrarse', panel: <p>Crea tu cuenta</p> },
] as const

function Access() {
  const [selected, setSelected] = useState<'sign-in' | 'sign-up'>('sign-in')
  return <Tabs label="Acceso" tabs={tabs} selected={selected} onSelect={setSelected} />
}

test('a press on a tab shows its panel, which has the name of the tab', async () => {
  const user = userEvent.setup()
  render(<Access />)
  await user.click(screen.getByRole('tab', { name: 'Registrarse' }))
  expect(screen.getByRole('tabpanel', { name: 'Registrarse' }).textContent).toBe('Crea tu cuenta')
  expect(screen.queryByText('Entra')).toBeNull()
})

test('arrow keys move between the tabs and wrap around, and the Tab key stops only at the selected one', async () => {
  const user = userEvent.setup()
  render(<Access />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  const chosen = screen.getByRole('tab', { name: 'Registrarse' })
  expect(document.activeElement).toBe(chosen)
  expect(chosen.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tab', { name: 'Iniciar sesión' }).tabIndex).toBe(-1)
})
