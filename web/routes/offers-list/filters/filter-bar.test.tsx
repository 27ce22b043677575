import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import { readFilters, toResults } from './filters.ts'

const lists = {
  sectors: [{ id: 13, label: 'Educación' }],
  provinces: [
    { id: 8, label: 'Barcelona' },
    { id: 28, label: 'Madrid' },
  ],
}

function List() {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="state">{state}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
      <FilterBar filters={readFilters(new URLSearchParams(search))} lists={lists} />
    </>
  )
}

const stubAt = (address: string) => {
  const Stub = createRoutesStub([{ path: '/pagina-principal', Component: List }])
  return <Stub initialEntries={[address]} />
}

const address = () => screen.getByTestId('address').textContent
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('«Más filtros» says how many of its filters are active', () => {
  render(stubAt('/pagina-principal?nombre=docente&provincia=28&publicada=7'))
  expect(screen.getByText('Más filtros (2)')).toBeDefined()
})

test('The filters behind «Más filtros» are applied together with the others, and going back restores them', async () => {
  render(stubAt('/pagina-principal?sector=13&provincia=8&pagina=2'))
  const user = userEvent.setup()
  await user.selectOptions(select('Provincia'), 'Madrid')
  await user.selectOptions(select('Salario mínimo al año'), '30000')
  await user.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
  expect(address()).toBe('/pagina-principal?sector=13&provincia=28&salario=30000')
  // The results are far below this button.
  expect(screen.getByTestId('state').textContent).toBe(toResults)
  await user.click(screen.getByRole('button', { name: 'Atrás' }))
  expect(address()).toBe('/pagina-principal?sector=13&provincia=8&pagina=2')
  expect([select('Provincia').value, select('Salario mínimo al año').value]).toEqual(['8', ''])
})

test('Without JavaScript it is a plain form with a disclosure of the browser, and its fields are those of the address', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(stubAt('/pagina-principal?provincia=28&modalidad=2&publicada=30'))
  const form = page.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/pagina-principal')
  expect(form?.querySelector('details > summary')?.textContent).toBe('Más filtros (3)')
  const sent = [...(form ? new FormData(form) : [])].filter(([, value]) => value)
  expect(Object.fromEntries(sent)).toEqual({ provincia: '28', modalidad: '2', publicada: '30' })
})
