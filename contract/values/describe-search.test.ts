import { expect, test } from 'vitest'
import { describeSearch } from './describe-search.ts'

test('a search is told in one phrase', () => {
  expect(describeSearch({ words: 'cocinero', city: 'Sevilla', leastSalary: 18_000 })).toBe(
    'cocinero en Sevilla, desde 18.000\u00a0€',
  )
  expect(describeSearch({ sector: 'Hostelería', province: 'Asturias', workday: 'Parcial', modality: 'Remoto' })).toBe(
    'Hostelería en la provincia de Asturias, remoto, jornada parcial',
  )
  expect(describeSearch({ words: 'docente', sector: 'Educación', city: 'Gijón', province: 'Asturias' })).toBe(
    'docente en Gijón (Asturias), Educación',
  )
  expect(describeSearch({ position: 'Enfermero/a', contract: 'practicas', experience: 'sin_experiencia' })).toBe(
    'Enfermero/a, contrato: prácticas, experiencia: sin experiencia',
  )
  expect(describeSearch({ city: 'Cádiz', isReserved: true })).toBe(
    'Todas las ofertas en Cádiz, para personas con discapacidad',
  )
})

test('a search by an entry that no list has is not every offer', () => {
  expect(describeSearch({ province: null })).toBe('Ofertas, con un filtro que no existe')
  expect(describeSearch({ words: 'cocinero', sector: null })).toBe('cocinero, con un filtro que no existe')
})

test('a search without filters is every offer', () => expect(describeSearch({})).toBe('Todas las ofertas'))
