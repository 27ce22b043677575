import { expect, test } from 'vitest'
import { acronymOf } from './acronym.ts'

test.each([
  ['Panadería del Faro', 'PF'],
  ['Obradores Trigalbor, S.L.', 'OT'],
  ['Hoteles y Balnearios de la Costa Cálida', 'HBCC'],
  ['Lumen', 'LUM'],
  ['Ñam & Ñam', 'ÑÑ'],
  ['  (bar) 3 hermanas', '3H'],
  ['Uno Dos Tres Cuatro Cinco Seis', 'UDTCC'],
  ['¿?', ''],
  ['', ''],
])('«%s» may call itself «%s»', (name, acronym) => expect(acronymOf(name)).toBe(acronym))
