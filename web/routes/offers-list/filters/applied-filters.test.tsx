import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AppliedFilters } from './applied-filters.tsx'
import { readFilters } from './filters.ts'

const lists = {
  sectors: [{ id: 13, label: 'Educación' }],
  provinces: [{ id: 28, label: 'Madrid' }],
}

/** The chips of a list with this query: the text of each, and the query to which it links. */
function chipsOf(query: string) {
  const filters = readFilters(new URLSearchParams(query))
  const Stub = createRoutesStub([{ path: '/', Component: () => <AppliedFilters filters={filters} lists={lists} /> }])
  render(<Stub initialEntries={['/']} />)
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.replace('/pagina-principal', '')])
}

test('Each filter has a chip with a clear text that removes it alone, and one link removes them all', () => {
  expect(chipsOf('nombre=docente&sector=13&ciudad=Madrid&provincia=28&pagina=3')).toEqual([
    ['docente', '?sector=13&ciudad=Madrid&provincia=28'],
    ['Educación', '?nombre=docente&ciudad=Madrid&provincia=28'],
    ['Madrid', '?nombre=docente&sector=13&provincia=28'],
    ['Provincia: Madrid', '?nombre=docente&sector=13&ciudad=Madrid'],
    ['Quitar filtros', ''],
  ])
  expect(screen.getByRole('link', { name: 'Quitar filtro Provincia: Madrid' })).toBeDefined()
})

test('The filters behind «Más filtros» have chips too', () => {
  expect(chipsOf('modalidad=3&jornada=2&contrato=indefinido&salario=24000&publicada=1').map(([text]) => text)).toEqual([
    'Remoto',
    'Jornada parcial',
    'Contrato: Indefinido',
    'Desde 24.000\u00a0€',
    'Últimas 24 horas',
    'Quitar filtros',
  ])
})

test('A filter that is in no list has a chip too, so that it can be removed', () => {
  expect(chipsOf('sector=99&provincia=99')).toEqual([
    ['Sector: opción desconocida', '?provincia=99'],
    ['Provincia: opción desconocida', '?sector=99'],
    ['Quitar filtros', ''],
  ])
})

test('Without filters there is nothing to remove', () => {
  expect(chipsOf('pagina=3')).toEqual([])
})
