import { expect, test } from 'vitest'
import { describeSearch } from './describe-search.ts'

const entries = {
  puesto: 'Enfermero/a',
  sector: 'Hostelería',
  provincia: 'Asturias',
  jornada: 'Parcial',
  modalidad: 'Remoto',
}

test('a search is told in one phrase', () => {
  expect(describeSearch({ nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 })).toBe(
    'cocinero en Sevilla, desde 18.000\u00a0€',
  )
  expect(describeSearch({ sector: 16, provincia: 33, jornada: 2, modalidad: 3 }, entries)).toBe(
    'Hostelería en la provincia de Asturias, remoto, jornada parcial',
  )
  expect(describeSearch({ nombre: 'docente', sector: 16, ciudad: 'Gijón', provincia: 33 }, entries)).toBe(
    'docente en Gijón (Asturias), Hostelería',
  )
  expect(describeSearch({ puesto: 5, contrato: 'practicas', experiencia: 'sin_experiencia' }, entries)).toBe(
    'Enfermero/a, contrato: prácticas, experiencia: sin experiencia',
  )
  expect(describeSearch({ ciudad: 'Provincia de Málaga' })).toBe('Todas las ofertas en la Provincia de Málaga')
  expect(describeSearch({ nombre: 'cocinero', ciudad: 'Burgos', distancia: 25 })).toBe('cocinero a 25 km de Burgos')
  expect(describeSearch({ distancia: 25 })).toBe('Todas las ofertas')
  expect(describeSearch({ nombre: 'cocinero', ciudad: 'Toda España' })).toBe('cocinero en toda España')
  expect(describeSearch({ ciudad: 'Cádiz', reservada: 1 })).toBe(
    'Todas las ofertas en Cádiz, para personas con discapacidad',
  )
  expect(describeSearch({ empresa: 7 }, { empresa: 'Panadería X' })).toBe('ofertas de Panadería X')
  expect(describeSearch({ nombre: 'cocinero', ciudad: 'Vic', empresa: 7 }, { empresa: 'Panadería X' })).toBe(
    'cocinero en Vic, ofertas de Panadería X',
  )
})

test('the salary is said last, and the age of offers never, because an alert has only new ones', () => {
  expect(describeSearch({ contrato: 'fijo_discontinuo', salario: 1_000_000, publicada: 7, reservada: 1 })).toBe(
    'Todas las ofertas, contrato: fijo discontinuo, para personas con discapacidad, desde 1.000.000\u00a0€',
  )
})

test('a search by an entry that no list has is not every offer', () => {
  expect(describeSearch({ provincia: 99 })).toBe('Ofertas, con un filtro que no existe')
  expect(describeSearch({ nombre: 'cocinero', sector: 99 }, { sector: null })).toBe(
    'cocinero, con un filtro que no existe',
  )
})

test('a search without filters is every offer', () => expect(describeSearch({})).toBe('Todas las ofertas'))
