import { describe, expect, test } from 'vitest'
import { aCity, anOffer } from '#web/testing/offers.ts'
import { jobTitle } from './job-title.ts'

const getafe = aCity({ id: 28_065, city: 'Getafe' })

const titleOf = (nombre: string, city = getafe) => jobTitle(anOffer({ nombre, mst_ciudades_id: city }))

describe('the name of the job', () => {
  test.each([
    ['Camarero/a en Getafe', 'Camarero/a'],
    ['Camarero/a (Getafe, Madrid)', 'Camarero/a'],
    ['Camarero/a (Getafe)', 'Camarero/a'],
    ['Camarero/a - Getafe, Madrid', 'Camarero/a'],
    ['Camarero/a · MADRID', 'Camarero/a'],
    ['Camarero/a 20.000 €', 'Camarero/a'],
    ['Camarero/a (20.000 - 24.000 € brutos al año) en Getafe', 'Camarero/a'],
    ['Camarero/a desde 1.500 €/mes', 'Camarero/a'],
    ['Programador/a 45k€ - Getafe', 'Programador/a'],
    ['Guía del Real Madrid', 'Guía del Real Madrid'],
    ['Técnico/a de nivel 2', 'Técnico/a de nivel 2'],
    ['Conductor/a con carné C + CAP', 'Conductor/a con carné C + CAP'],
    ['20.000 €', 'Dependiente/a'],
    ['Getafe', 'Getafe'],
  ])('«%s» is posted as «%s»', (nombre, title) => {
    expect(titleOf(nombre)).toBe(title)
  })

  test.each([
    ['Camarero/a en Vitoria-Gasteiz', 'Vitoria-Gasteiz'],
    ['Camarero/a (Noáin (Valle de Elorz))', 'Noáin (Valle de Elorz)/Noain (Elortzibar)'],
    ["Camarero/a - L'Hospitalet de Llobregat", "L'Hospitalet de Llobregat"],
    ['Camarero/a, Pamplona/Iruña', 'Pamplona/Iruña'],
    ['Camarero/a en Pamplona', 'Pamplona/Iruña'],
    ['Camarero/a (Iruña)', 'Pamplona/Iruña'],
    ['Camarero/a en Villa(]]>//x', 'Villa(]]>//x'],
  ])('«%s» keeps no place, in %s', (nombre, cityName) => {
    expect(titleOf(nombre, { ...getafe, nombre: cityName })).toBe('Camarero/a')
  })

  // 100 times the longest name. With quadratic time this took more than ten seconds.
  test('takes no longer for a very long name', () => {
    const parts = ['1', ' ', '1.', ',', ', ', ' - ', '( ', '1 €-', ' en Getafe', '( ) ']
    const names = parts.map((part) => `x${part.repeat(20_000 / part.length)}x`)
    const before = performance.now()
    for (const nombre of names) titleOf(nombre)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})
